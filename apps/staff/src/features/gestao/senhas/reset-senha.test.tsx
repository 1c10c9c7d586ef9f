import type { TestAppOptions } from '@luneta/app-shell/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { ADMIN, GESTAO_VIDA } from '../../../testing/people.ts';
import { schoolServer } from '../../../testing/server.ts';

const more = page.getByRole('button', { name: 'Mais opções de Bento Amado, código 31001' });
const reset = page.getByRole('dialog', { name: 'Bento Amado' }).getByRole('button', { name: 'Resetar senha' });

async function openStudent(options: Partial<TestAppOptions> = {}) {
  const app = await open('/gestao_acompanhamento', options);
  await more.click();
  return app;
}

describe('resetting the password', () => {
  const SENHA = 'k7Rm2Qx9Lp';
  const confirm = page.getByRole('alertdialog', { name: 'Resetar senha' });
  const done = page.getByRole('dialog').filter({ hasText: 'Senha resetada com sucesso' });
  const serverWithReset = () => {
    const server = schoolServer();
    server.respond('changeSenha', { message: 'Senha resetada com sucesso', nova_senha: SENHA });
    return server;
  };

  async function askReset(options: Partial<TestAppOptions> = {}) {
    const app = await openStudent({ person: GESTAO_VIDA, server: serverWithReset(), ...options });
    await reset.click();
    return app;
  }

  it('is asked once more, names the student, and the safe way has the focus', async () => {
    const app = await askReset();
    await expect
      .element(confirm.getByText(/^Bento Amado \(3ª Série · 3A, código 31001\) vai receber uma senha nova/))
      .toBeVisible();
    await expect.element(confirm.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(confirm).not.toBeInTheDocument();
    expect(app.server.calls('changeSenha')).toEqual([]);
  });

  it.each([
    ['gestao_vida', GESTAO_VIDA],
    ['admin', ADMIN],
  ])('shows %s the new password once, and sends none', async (_name, person) => {
    const app = await askReset({ person });
    await confirm.getByRole('button', { name: 'Resetar senha' }).click();
    await expect.element(done.getByLabelText('Nova senha', { exact: true })).toHaveTextContent(SENHA);
    expect(app.server.calls('changeSenha').map(({ body }) => body)).toEqual([{ turma_aluno_id: 31_001 }]);
    expect(await axeViolations()).toEqual([]);
  });

  it('forgets the password with its dialog: not in the page, the storages, the caches or the console', async () => {
    const said = (['log', 'info', 'debug', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    const app = await askReset();
    await confirm.getByRole('button', { name: 'Resetar senha' }).click();
    await expect.element(done).toBeVisible();
    await done.getByRole('button', { name: 'Fechar' }).last().click();
    await page.getByRole('button', { name: 'Fechar mesmo assim' }).click();
    await expect.element(done).not.toBeInTheDocument();
    await expect.element(reset).toHaveFocus();
    const { queryClient } = app.services;
    await expect
      .poll(() =>
        JSON.stringify(
          queryClient
            .getMutationCache()
            .getAll()
            .map(({ state }) => state),
        ),
      )
      .not.toContain(SENHA);
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain(SENHA);
    expect(document.documentElement.outerHTML).not.toContain(SENHA);
    expect(app.place()).not.toContain(SENHA);
    expect(JSON.stringify(said.map((spy) => spy.mock.calls))).not.toContain(SENHA);
    vi.restoreAllMocks();
  });

  it.each([
    { case: 'a broken server', status: 500, says: 'Erro de teste.' },
    { case: 'a student out of reach', status: 404, says: 'Aluno não encontrado' },
  ])('$case is told inside, and it can be tried again', async ({ status, says }) => {
    const server = serverWithReset();
    server.fail('changeSenha', status);
    await askReset({ server });
    await confirm.getByRole('button', { name: 'Resetar senha' }).click();
    await expect.element(confirm.getByRole('alert')).toHaveTextContent(says);
    server.respond('changeSenha', { message: 'Senha resetada com sucesso', nova_senha: SENHA });
    await confirm.getByRole('button', { name: 'Resetar senha' }).click();
    await expect.element(done).toBeVisible();
  });

  it('under way cannot be asked twice', async () => {
    const server = serverWithReset();
    const release = server.hold('changeSenha');
    const app = await askReset({ server });
    const button = confirm.getByRole('button', { name: 'Resetar senha' });
    await button.click();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.element(confirm).toBeVisible();
    release();
    await expect.element(done).toBeVisible();
    expect(app.server.calls('changeSenha')).toHaveLength(1);
  });

  it('can be printed as a slip instead of read aloud', async () => {
    await askReset();
    await confirm.getByRole('button', { name: 'Resetar senha' }).click();
    await done.getByRole('button', { name: 'Imprimir ficha' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Fichas de acesso' })).toHaveFocus();
    const slip = page.getByRole('list', { name: 'Fichas de acesso' }).getByRole('listitem');
    for (const text of ['Bento Amado', 'aluno.31001', SENHA]) await expect.element(slip.getByText(text)).toBeVisible();
  });
});
