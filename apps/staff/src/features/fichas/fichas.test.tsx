/** Slips for whole classes: who may, class after class with its progress, and that they are told once. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { staff } from '../../testing/people.ts';
import { schoolServer } from '../../testing/server.ts';

const button = (name: string) => page.getByRole('button', { name });
const ficha = (turma_id: number) => ({
  turma_id,
  turma_codigo: '3A',
  escola_nome: 'Escola Aurora',
  expira_em: '2026-12-06T14:00:00-03:00',
  fichas: [
    {
      turma_aluno_id: turma_id * 1000,
      aluno_nome: `Aluno ${turma_id}`,
      login: `aluno${turma_id}`,
      senha: 'k7pm2qrx9t',
    },
  ],
});

function server() {
  const made = schoolServer();
  made.respond('createFichas', ({ path }) => ficha(Number(path['turma_id'])));
  return made;
}
beforeEach(() => page.viewport(1280, 900));
const print = vi.fn<() => void>();
beforeEach(() => {
  print.mockClear();
  vi.spyOn(window, 'print').mockImplementation(print);
});

describe('slips', () => {
  it('are made for all classes, one after another, and shown once', async () => {
    const used = server();
    await open('/escola/fichas', { server: used, person: staff('gestao_vida') });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Fichas de acesso' })).toBeVisible();
    await button('Gerar e imprimir').click();
    expect(used.calls('createFichas')).toEqual([]);
    await userEvent.fill(page.getByLabelText('Motivo'), 'Início do ano letivo');
    expect(await axeViolations()).toEqual([]);
    await button('Gerar e imprimir').click();
    await expect.element(page.getByText('Aluno 31')).toBeVisible();
    expect(used.calls('createFichas').map(({ body }) => body)).toEqual(
      Array.from({ length: 4 }, () => ({ quem: 'sem_acesso', motivo: 'Início do ano letivo' })),
    );
    expect(page.getByText('k7pm2qrx9t').elements()).toHaveLength(4);
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(page.getByText(/· folha 1 de 1$/u).elements()).toHaveLength(4);
    expect(await axeViolations()).toEqual([]);
    await button('Concluir').click();
    await expect.element(page.getByText(/^As senhas não poderão ser vistas de novo\./u)).toBeVisible();
  });

  it('only for the classes that were chosen; one that fails is named', async () => {
    const used = server();
    used.respond('createFichas', ({ path }) => ficha(Number(path['turma_id'])));
    await open('/escola/fichas', { server: used, person: staff('gestao_vida') });
    await page.getByLabelText('Escolher turmas').click();
    await userEvent.fill(page.getByLabelText('Motivo'), 'Início do ano letivo');
    await button('Gerar e imprimir').click();
    await expect.element(page.getByText('Escolha ao menos uma turma.').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Turmas' }).click();
    await page.getByRole('option', { name: /3B/u }).click();
    await userEvent.keyboard('{Escape}');
    await button('Gerar e imprimir').click();
    await expect.element(page.getByText('Aluno 32')).toBeVisible();
    expect(used.calls('createFichas').map(({ path }) => path)).toEqual([{ turma_id: '32' }]);
  });

  it('how far it is stands there while they are made', async () => {
    const used = server();
    used.hold('createFichas');
    await open('/escola/fichas', { server: used, person: staff('gestao_vida') });
    await userEvent.fill(page.getByLabelText('Motivo'), 'Início do ano letivo');
    await button('Gerar e imprimir').click();
    await expect.element(page.getByText('Turma 1 de 4').first()).toBeVisible();
  });

  it('belong to whom the school names', async () => {
    await open('/escola/fichas', { server: server(), person: staff('coordenador') });
    await expect.element(page.getByText(/^A escola não deu ao seu perfil as fichas de acesso/u)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Escolher quem gera fichas' })).not.toBeInTheDocument();
  });

  it('who decides that is led there', async () => {
    const used = server();
    await open('/escola/fichas', { server: used, person: staff('gestao_escola') });
    const link = page.getByRole('link', { name: 'Escolher quem gera fichas' });
    await expect.element(link).toHaveAttribute('href', '/escola');
  });
});
