/** The switches of a class: where they are offered, what is said of each, what is sent. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { GESTAO_VIDA, staff } from '../../../testing/people.ts';
import { schoolServer } from '../../../testing/server.ts';

const PATH = '/gestao_acompanhamento';
const OPCOES = { turma_id: 21, vidas_ativas: true, pular_ativo: true, alterado_em: null, alterado_por: null };
const button = page.getByRole('button', { name: 'Opções da turma' });
const dialog = page.getByRole('dialog', { name: 'Opções da turma 2ª Série · 2A' });

function optionsServer() {
  const server = schoolServer();
  server.respond('getTurmaOpcoes', OPCOES);
  server.respond('setTurmaOpcoes', { ...OPCOES, vidas_ativas: false });
  return server;
}

describe('the switches of a class', () => {
  it('say what each changes for students, and both are sent once one has changed', async () => {
    await page.viewport(1280, 800);
    const app = await open(`${PATH}?turma=21`, { server: optionsServer(), person: staff('professor') });
    await button.click();
    await expect.element(dialog.getByText(/^Valem para todos os alunos da turma/u)).toBeVisible();
    await expect.element(dialog.getByText(/Desligado, errar não custa vida/u)).toBeVisible();
    const save = dialog.getByRole('button', { name: 'Salvar opções' });
    await expect.element(save).toBeDisabled();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('switch', { name: 'Vidas nos exercícios' }).click();
    await save.click();
    await expect.element(page.getByText('Opções da turma salvas')).toBeVisible();
    expect(app.server.calls('setTurmaOpcoes').map(({ path, body }) => [path['turma_id'], body])).toEqual([
      ['21', { vidas_ativas: false, pular_ativo: true }],
    ]);
  });

  it('are offered for a class that plays for lives, and not for one of version 2', async () => {
    await page.viewport(1280, 800);
    await open(`${PATH}?turma=31`, { server: optionsServer(), person: GESTAO_VIDA });
    await expect.element(page.getByRole('button', { name: 'Fichas de acesso da turma' })).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
  });

  it('that fail to load can be asked for again, and nothing can be saved meanwhile', async () => {
    await page.viewport(360, 800);
    const server = optionsServer();
    server.fail('getTurmaOpcoes', 500);
    await open(`${PATH}?turma=21`, { server });
    await button.click();
    await expect.element(dialog.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Salvar opções' })).toBeDisabled();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
