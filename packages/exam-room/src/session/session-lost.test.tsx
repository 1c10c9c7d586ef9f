import { BIA, tokenOf } from '@luneta/app-shell/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { examServer, questao, type ExamServer } from '../testing/exam-server.ts';
import { axeViolations, open } from '../testing/open.tsx';

const [BLANK, ROW_OF_BLANK] = [514, 9004];
const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) });
const dialog = page.getByRole('dialog', { name: 'Entre de novo' });
const next = page.getByRole('button', { name: 'Próxima' });

async function loseSession(server: ExamServer) {
  const app = await open(questao(BLANK), { server });
  await option('B').click({ force: true });
  server.fail('saveResposta', 401);
  await next.click();
  await expect.element(dialog).toBeVisible();
  return app;
}

async function signIn(server: ExamServer, turma_aluno_id: number) {
  const token = tokenOf({ ...BIA, turma_aluno_id }, 'nova');
  server.respond('login', { token, data: { token }, shouldChangePassword: false }, { authorization: token });
  server.heal();
  await dialog.getByLabelText('Usuário ou e-mail').fill('bia');
  await dialog.getByLabelText('Senha', { exact: true }).fill('senha-da-bia');
  await userEvent.keyboard('{Enter}');
}

describe('a session that ends while answering', () => {
  it('asks to sign in over the exam, which stays behind', async () => {
    const app = await loseSession(examServer());
    expect(app.services.session.access()).toBe('student');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('the same student goes on, and the answer is sent under the new session', async () => {
    const server = examServer();
    await loseSession(server);
    await signIn(server, 1002);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => server.resumo().materias[2]?.itens[1]?.item_resposta).toBe(2);
    const [last] = [...server.calls('saveResposta')].reverse();
    expect(last?.headers.get('authorization')).toBe(tokenOf(BIA, 'nova'));
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect.element(option('B')).toBeChecked();
  });

  it('another student is refused, and nothing of Bia is sent under that name', async () => {
    const server = examServer();
    const app = await loseSession(server);
    const before = server.saves().length;
    await signIn(server, 1003);
    await expect.element(dialog.getByText(/^Esse não é o usuário que começou a prova/)).toBeVisible();
    expect(server.saves()).toHaveLength(before);
    expect(app.services.session.getSnapshot().turma_aluno_id).toBe(1002);
    expect(server.saves()[0]).toEqual([ROW_OF_BLANK, 2]);
  });
});

describe('the same exam in two tabs', () => {
  it('the older says so and can take over again', async () => {
    await open(questao(BLANK), { server: examServer() });
    await expect.element(option('A')).toBeInTheDocument();
    const { held = [] } = await navigator.locks.query();
    const name = held.map((lock) => lock.name ?? '').find((lock) => lock.includes('301')) ?? '';
    let release = () => {};
    const other = new Promise<void>((resolve) => (release = resolve));
    const stolen = navigator.locks.request(name, { steal: true }, () => other).catch(() => undefined);
    await expect.element(page.getByText('Esta prova está aberta em outra aba.')).toBeVisible();
    await expect.element(option('A')).toHaveAttribute('aria-disabled', 'true');
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Continuar nesta aba' }).click();
    await expect.element(page.getByText('Esta prova está aberta em outra aba.')).not.toBeInTheDocument();
    release();
    await stolen;
  });
});
