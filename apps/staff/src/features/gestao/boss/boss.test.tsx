/** Another attempt at a Boss: who is offered it, what is said before, what is sent. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildBoss, buildDetalhe } from '../../../testing/builders.ts';
import { axeViolations, open } from '../../../testing/open.tsx';
import { staff } from '../../../testing/people.ts';
import { schoolServer } from '../../../testing/server.ts';

const OPEN = '/gestao_acompanhamento?aluno=31001';

function bossServer() {
  const server = schoolServer();
  server.respond('getGestaoAluno', buildDetalhe({ aluno_nome: 'Bento Amado', boss_liberaveis: [buildBoss()] }));
  return server;
}

describe('another attempt at a Boss', () => {
  it('is granted with a reason, after it was said what the student gets and that nobody can undo it', async () => {
    await page.viewport(1280, 800);
    const app = await open(OPEN, { server: bossServer(), person: staff('professor') });
    await expect.element(page.getByText(/^1ª tentativa encerrada/u)).toBeVisible();
    await page.getByRole('button', { name: 'Liberar nova tentativa em Matemática' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova tentativa no Boss de Matemática para Bento Amado?' });
    await expect.element(dialog.getByText(/Ninguém pode desfazer/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Liberar nova tentativa' }).click();
    await expect.element(dialog.getByText(/^Escreva o motivo/u)).toBeVisible();
    expect(app.server.calls('createTentativaBoss')).toEqual([]);
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'A luz caiu no meio');
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Liberar nova tentativa' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.server.calls('createTentativaBoss')[0]?.body).toEqual({
      turma_avaliacao_id: 280,
      materia_id: 1,
      tipo_avaliacao: 'RoteiroEstudo',
      motivo: 'A luz caiu no meio',
    });
  });

  it('that is refused says why and keeps the reason', async () => {
    await page.viewport(1280, 800);
    const server = bossServer();
    server.fail('createTentativaBoss', 409, { codigo: 'tentativa_aberta', message: 'Já tem uma tentativa aberta.' });
    await open(OPEN, { server, person: staff('professor') });
    await page.getByRole('button', { name: 'Liberar nova tentativa em Matemática' }).click();
    const dialog = page.getByRole('dialog', { name: /^Nova tentativa no Boss/u });
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'A luz caiu no meio');
    await dialog.getByRole('button', { name: 'Liberar nova tentativa' }).click();
    await expect.element(dialog.getByText('Já tem uma tentativa aberta.')).toBeVisible();
    await expect.element(dialog.getByLabelText('Motivo')).toHaveValue('A luz caiu no meio');
  });
});
