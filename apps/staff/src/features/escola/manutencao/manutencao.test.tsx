import type { EscolaManutencao } from '@luneta/api-client';
import type { StaffPerfil } from '@luneta/domain';
import { createMockServer } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { staff } from '../../../testing/people.ts';

const OFF: EscolaManutencao = {
  escola_id: 1,
  nome: 'Escola Aurora',
  ligada: false,
  desde: null,
  ate: null,
  mensagem: null,
};
const ON: EscolaManutencao = {
  ...OFF,
  ligada: true,
  desde: '2020-01-01T09:00:00-03:00',
  mensagem: 'Volte ao meio-dia.',
};
const turnOn = page.getByRole('button', { name: 'Ligar manutenção' });
const turnOff = page.getByRole('button', { name: 'Desligar manutenção' });

async function opened(stands: EscolaManutencao, perfil: StaffPerfil = 'diretor', width = 1280) {
  await page.viewport(width, 900);
  const server = createMockServer();
  server.respond('getManutencaoEscola', stands);
  await open('/escola/manutencao', { server, person: staff(perfil) });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Entrada dos alunos' })).toBeVisible();
  return server;
}

it('is switched on by keyboard, by the name of the school, with a message and an end', async () => {
  const server = await opened(OFF);
  await expect.element(page.getByText(/^Quem já entrou continua. Numa prova em andamento/u)).toBeVisible();
  server.respond('setManutencaoEscola', { ...ON, ate: '2090-01-01T12:00:00-03:00' });
  turnOn.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Ligar a manutenção de “Escola Aurora”?' });
  await userEvent.fill(dialog.getByLabelText('Mensagem para os alunos (opcional)'), ' Volte ao meio-dia. ');
  await userEvent.selectOptions(dialog.getByLabelText('Desligar sozinha'), 'Em 2 horas');
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Ligar manutenção' }).click();
  await expect.element(page.getByText('Manutenção ligada')).toBeVisible();
  await expect.element(page.getByText('Quem tenta entrar lê: “Volte ao meio-dia.”')).toBeVisible();
  await expect.element(turnOff).toHaveFocus();
  const ate = expect.stringMatching(/^\d{4}-.*Z$/u);
  expect(server.calls('setManutencaoEscola').map(({ body }) => body)).toEqual([
    { ligada: true, ate, mensagem: 'Volte ao meio-dia.' },
  ]);
});

it('is switched off after a question, and a refusal is said in it', async () => {
  const server = await opened(ON, 'diretor', 320);
  await expect.element(page.getByText(/Fica ligada até alguém desligar\.$/u)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await axeViolations()).toEqual([]);
  await turnOff.click();
  const asked = page.getByRole('alertdialog', { name: 'Desligar a manutenção de “Escola Aurora”?' });
  server.fail('setManutencaoEscola', 403, { codigo: 'sem_permissao', message: 'Você não pode fazer isto.' });
  await asked.getByRole('button', { name: 'Desligar manutenção' }).click();
  await expect.element(asked.getByRole('alert')).toBeVisible();
  server.respond('setManutencaoEscola', OFF);
  await asked.getByRole('button', { name: 'Desligar manutenção' }).click();
  await expect.element(page.getByText('Manutenção desligada')).toBeVisible();
  await expect.element(page.getByText('Os alunos entram normalmente.')).toBeVisible();
  expect(server.calls('setManutencaoEscola').map(({ body }) => body)).toEqual([{ ligada: false }, { ligada: false }]);
});

it('that is over by its own end is shown as off', async () => {
  await opened({ ...ON, ate: '2020-01-01T10:00:00-03:00' });
  await expect.element(turnOn).toBeVisible();
});

it('is read by who may not change the school', async () => {
  await opened(ON, 'supervisor');
  await expect.element(page.getByText(/^Quem liga e desliga a manutenção/u)).toBeVisible();
  await expect.element(turnOff).not.toBeInTheDocument();
});
