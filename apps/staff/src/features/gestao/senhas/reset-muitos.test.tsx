import type { StaffPerfil } from '@luneta/domain';
import type { TestAppOptions } from '@luneta/app-shell/testing';
import type { MockCall } from '@luneta/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildTurma } from '../../../testing/builders.ts';
import { axeViolations, open } from '../../../testing/open.tsx';
import { GESTAO_VIDA, staff } from '../../../testing/people.ts';
import { SCHOOL, schoolServer } from '../../../testing/server.ts';

const PATH = '/gestao_acompanhamento';
const MOTIVO = 'Início do ano letivo';
const bar = page.getByRole('region', { name: 'Alunos selecionados' });
const tick = (name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}` });
const fichas = page.getByRole('list', { name: 'Fichas de acesso' });
const heading = page.getByRole('heading', { level: 1, name: 'Fichas de acesso' });
const guard = page.getByRole('alertdialog', { name: 'Sair das fichas?' });

const senhaOf = (codigo: number) => `nova${codigo}`;
/** Everybody asked for gets a password that tells whose it is. */
function resets({ path, body }: MockCall) {
  const turma = SCHOOL.find(({ turma_id }) => String(turma_id) === path['turma_id']);
  const asked: unknown = Reflect.get(Object(body), 'turma_aluno_ids');
  const wanted = Array.isArray(asked) ? asked : null;
  const senhas = (turma?.alunos ?? [])
    .filter(({ turma_aluno_id }) => wanted === null || wanted.includes(turma_aluno_id))
    .map(({ turma_aluno_id, aluno_nome }) => ({
      turma_aluno_id,
      aluno_nome,
      login: `aluno.${turma_aluno_id}`,
      nova_senha: senhaOf(turma_aluno_id),
    }));
  return {
    message: 'Senha resetada com sucesso',
    turma_id: turma?.turma_id ?? 0,
    expira_em: '2026-11-24T13:00:00Z',
    senhas,
  };
}

async function start(path = PATH, options: Partial<TestAppOptions> = {}) {
  await page.viewport(1280, 800);
  const server = schoolServer();
  server.respond('resetSenhasTurma', resets);
  return open(path, { person: GESTAO_VIDA, server, ...options });
}

/** Ticks two students of 3A and one of 3B and asks for new passwords. */
async function ask() {
  const app = await start();
  for (const name of ['Ana Amado, código 31000', 'Bento Amado, código 31001', 'Ana Brandão, código 32000'])
    await tick(name).click();
  await bar.getByRole('button', { name: 'Resetar senhas' }).click();
  return app;
}
const dialog = page.getByRole('dialog', { name: 'Resetar 3 senhas' });
async function confirm() {
  await dialog.getByLabelText('Motivo').fill(MOTIVO);
  await dialog.getByRole('button', { name: 'Resetar 3 senhas' }).click();
}

describe('ticking students', () => {
  it('shows how many are ticked and what can be done, and nothing while nobody is', async () => {
    await start();
    await expect.element(tick('Ana Amado, código 31000')).toBeInTheDocument();
    await expect.element(bar).not.toBeInTheDocument();
    await tick('Ana Amado, código 31000').click();
    await expect.element(bar.getByText('1 aluno selecionado')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await bar.getByRole('button', { name: 'Limpar seleção' }).click();
    await expect.element(bar).not.toBeInTheDocument();
  });

  it('the bar is in sight on a phone, wherever in the list one is', async () => {
    await start();
    await page.viewport(360, 640);
    await tick('Ana Amado, código 31000').click();
    await expect.element(bar).toBeInViewport();
    window.scrollTo(0, 0);
    await expect.element(bar.getByRole('button', { name: 'Resetar senhas' })).toBeInViewport();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('the whole list can be ticked at once', async () => {
    await start();
    await tick('Ana Amado, código 31000').click();
    await bar.getByRole('button', { name: 'Selecionar os 7 da lista' }).click();
    await expect.element(bar.getByText('7 alunos selecionados')).toBeVisible();
  });

  it('who is ticked before a typed search runs stays ticked when it finds them', async () => {
    const app = await start();
    await expect.element(tick('Bento Amado, código 31001')).toBeInTheDocument();
    const release = app.server.hold('listGestaoAcompanhamento');
    await page.getByLabelText('Buscar aluno').fill('bento');
    await tick('Ana Amado, código 31000').click();
    await tick('Bento Amado, código 31001').click();
    await expect.poll(() => app.server.calls('listGestaoAcompanhamento').length).toBe(2);
    release();
    await expect.element(page.getByText('Mostrando 1–2')).toBeVisible();
    await expect.element(bar.getByText('1 aluno selecionado')).toBeVisible();
    await expect.element(tick('Bento Amado, código 31001')).toBeChecked();
  });

  it('who is not in the list of other filters is no longer ticked', async () => {
    await start();
    await tick('Ana Amado, código 31000').click();
    await page.getByLabelText('Sede').selectOptions('Jardim');
    await expect.element(page.getByText('Mostrando 1–1')).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
  });

  it.each([
    ['gestao_vida', 7],
    ['admin', 7],
    ['professor', 0],
    ['coordenador', 0],
    ['gestao_escola', 0],
    ['diretor', 0],
    ['supervisor', 0],
  ] satisfies [StaffPerfil, number][])('[PER-8] %s may tick %i students', async (perfil, n) => {
    await start(PATH, { person: staff(perfil) });
    await expect.element(page.getByText('Mostrando 1–7')).toBeVisible();
    expect(page.getByRole('checkbox', { name: /^Selecionar .*código/ }).elements()).toHaveLength(n);
  });
});

describe('asking', () => {
  it('says what follows and wants a reason', async () => {
    const app = await ask();
    await expect.element(dialog.getByText(/As senhas atuais deixam de funcionar na hora/)).toBeVisible();
    await expect.element(dialog.getByText('Turmas: 3ª Série · 3A: 2, 3ª Série · 3B: 1.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Resetar 3 senhas' }).click();
    await expect.element(dialog.getByText('Escreva o motivo com pelo menos 5 letras.')).toBeVisible();
    expect(app.server.calls('resetSenhasTurma')).toEqual([]);
  });

  it('warns of those who are in an exam, and leaves out who has no account', async () => {
    const turma = buildTurma({ alunos: 3 });
    const [first, second, third] = turma.alunos;
    if (!first || !second || !third) throw new Error('three students');
    const alunos = [{ ...first, situacao: 'em_prova' as const }, { ...second, situacao: 'inativo' as const }, third];
    await start(PATH, { server: schoolServer([{ ...turma, alunos }]) });
    await page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).click();
    await bar.getByRole('button', { name: 'Resetar senhas' }).click();
    const two = page.getByRole('dialog', { name: 'Resetar 2 senhas' });
    await expect.element(two.getByText(/^1 aluno está em prova agora/)).toBeVisible();
    await expect.element(two.getByText('1 aluno sem conta ativa fica de fora.')).toBeVisible();
  });

  it('that fails changes nothing, and can be tried again', async () => {
    const app = await ask();
    app.server.fail('resetSenhasTurma', 500, { message: 'Erro interno do servidor.' });
    await confirm();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Nenhuma senha foi trocada. Erro interno do servidor.');
    app.server.respond('resetSenhasTurma', resets);
    await dialog.getByRole('button', { name: 'Resetar 3 senhas' }).click();
    await expect.element(heading).toBeVisible();
  });
});

describe('the slips', () => {
  it('hold each student with the new password, and are printed', async () => {
    const app = await ask();
    await confirm();
    await expect.element(heading).toHaveFocus();
    expect(app.server.calls('resetSenhasTurma').map(({ path, body }) => [path['turma_id'], body])).toEqual([
      ['31', { motivo: MOTIVO, turma_aluno_ids: [31_000, 31_001] }],
      ['32', { motivo: MOTIVO, turma_aluno_ids: [32_000] }],
    ]);
    expect(fichas.getByRole('listitem').elements()).toHaveLength(3);
    const slip = fichas.getByRole('listitem').nth(1);
    for (const text of ['Escola Aurora · 3ª Série · 3A', 'Bento Amado', 'v2.mock', 'aluno.31001', senhaOf(31_001)])
      await expect.element(slip.getByText(text, { exact: true })).toBeVisible();
    await expect.element(slip.getByText('v2.mock · vale até 24 de nov. às 10h', { exact: false })).toBeVisible();
    await expect.element(slip.getByText('Troque a senha no primeiro acesso.', { exact: true })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    await page.getByRole('button', { name: 'Imprimir fichas' }).click();
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    vi.restoreAllMocks();
  });

  it('of a whole class come from its filter', async () => {
    const app = await start(`${PATH}?turma=31`);
    await page.getByRole('button', { name: 'Fichas de acesso da turma' }).click();
    const all = page.getByRole('dialog', { name: 'Resetar as senhas da turma 3ª Série · 3A' });
    await all.getByLabelText('Motivo').fill(MOTIVO);
    await all.getByRole('button', { name: 'Resetar 3 senhas' }).click();
    await expect.element(heading).toBeVisible();
    expect(app.server.calls('resetSenhasTurma').map(({ body }) => body)).toEqual([{ motivo: MOTIVO }]);
  });

  it('of one class stay when the next one fails, which is said', async () => {
    const app = await ask();
    const { fetch } = app.server;
    app.server.respond('resetSenhasTurma', (call) => {
      if (call.path['turma_id'] === '32') throw new TypeError('Failed to fetch');
      return resets(call);
    });
    void fetch;
    await confirm();
    await expect.element(heading).toBeVisible();
    await expect.element(page.getByText(/Não conseguimos confirmar as senhas de: 3ª Série · 3B/)).toBeVisible();
    expect(fichas.getByRole('listitem').elements()).toHaveLength(2);
  });

  it('are left only when one says so, and then forgotten everywhere', async () => {
    const app = await ask();
    await confirm();
    await expect.element(heading).toBeVisible();
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect.element(guard).toBeVisible();
    await guard.getByRole('button', { name: 'Continuar aqui' }).click();
    await expect.element(fichas).toBeVisible();
    await page.getByRole('button', { name: 'Concluir' }).click();
    await guard.getByRole('button', { name: 'Sair das fichas' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Gerenciamento de Alunos' })).toBeVisible();
    const { queryClient } = app.services;
    const kept = () =>
      JSON.stringify([
        queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ]);
    await expect.poll(kept).not.toContain(senhaOf(31_001));
    expect(document.documentElement.outerHTML).not.toContain(senhaOf(31_001));
    expect(app.stored()).toMatchObject({ local: [] });
  });

  it('another place of the console is not opened without asking', async () => {
    const app = await ask();
    await confirm();
    await expect.element(heading).toBeVisible();
    await page.getByRole('link', { name: 'Selecionar aluno' }).click();
    await expect.element(guard).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(fichas).toBeVisible();
    expect(app.place()).toBe(PATH);
  });
});
