import { buildConta, createMockServer, type MockServer } from '@luneta/testing';
import { contractError } from '@luneta/testing/contract-errors';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { BIA, COORDENADOR, PROFESSOR_WITH_BIA, type Claims } from '../testing/people.ts';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';

type Options = { conta?: Parameters<typeof buildConta>[0]; server?: MockServer; person?: Claims; path?: string };

const APPS = { older: 'student-v1', newer: 'student-v2' } as const;
const PATHS = { older: '/v1/conta/seguranca', newer: '/conta/seguranca' } as const;

function open(variant: 'older' | 'newer', { conta = {}, server, person = BIA, path = PATHS[variant] }: Options = {}) {
  const own = buildConta({ versao: variant === 'older' ? 1 : 2, ...conta });
  const used = server ?? createMockServer();
  // A change is followed by asking for the account again.
  if (server === undefined) used.respond('getConta', own);
  return renderRoute({ app: APPS[variant], routes: demoRoutes, path, person, conta: own, server: used });
}

const senhaForm = page.getByRole('form', { name: 'Alteração de senha' });
const perguntasForm = page.getByRole('form', { name: 'Perguntas de segurança' });
const field = (name: string) => senhaForm.getByLabelText(name, { exact: true });
const save = page.getByRole('button', { name: 'Salvar senha' });
const dialog = page.getByRole('dialog', { name: 'Atenção' });

async function fill(atual: string, nova: string, confirmacao = nova) {
  await field('Senha atual').fill(atual);
  await field('Nova senha').fill(nova);
  await field('Confirme a nova senha').fill(confirmacao);
}

const summary = page.getByRole('region', { name: 'Confira estes campos' });
const isAtError = () =>
  document.activeElement?.getAttribute('aria-invalid') === 'true' || document.activeElement === summary.elements()[0];

describe('the password form', () => {
  it.each([
    { variant: 'older', nova: 'ação12', text: 'A senha deve conter apenas letras e números.' },
    { variant: 'older', nova: 'abc12', text: 'Sua senha deve contar pelo menos 6 caracteres.' },
    { variant: 'older', nova: 'abc123', confirmacao: 'abc124', text: 'As senhas devem ser iguais.' },
    { variant: 'newer', nova: '', text: 'Campo obrigatório' },
    { variant: 'newer', nova: 'abcde', text: 'Senha deve conter pelo menos 6 caracteres' },
    { variant: 'newer', nova: 'a'.repeat(21), text: 'Senha deve conter no máximo 20 caracteres' },
    { variant: 'newer', nova: 'antiga', text: 'Senha deve ser diferente da atual' },
    { variant: 'newer', nova: 'abcdef', confirmacao: 'abcdeg', text: 'Senha deve ser igual a nova' },
  ] as const)('$variant: "$nova" → $text', async ({ variant, nova, text, ...rest }) => {
    const app = await open(variant);
    await fill('antiga', nova, 'confirmacao' in rest ? rest.confirmacao : nova);
    await save.click();
    await expect.element(senhaForm.getByText(text, { exact: true }).first()).toBeVisible();
    // One error has the focus at its field, several in the summary.
    await expect.poll(isAtError).toBe(true);
    expect(app.server.calls('changeSenha')).toEqual([]);
  });

  it.each([
    { variant: 'older', body: { atual: 'antiga', nova: 'pipa123', confirmacao: 'pipa123' } },
    { variant: 'newer', body: { atual: 'antiga', nova: 'pipa123' } },
  ] as const)('$variant sends what its contract says, says so, and goes home', async ({ variant, body }) => {
    const app = await open(variant);
    await fill('antiga', 'pipa123');
    await save.click();
    await expect.element(page.getByText('Atualizado com sucesso.')).toBeVisible();
    expect(app.server.calls('changeSenha').map((call) => call.body)).toEqual([body]);
    await expect.poll(app.place).toBe(variant === 'older' ? '/v1/avaliacao_adaptadas' : '/home');
  });

  it("shows the server's erro under the current password, and the documented sentence above the button", async () => {
    const server = createMockServer();
    server.fail('changeSenha', 422, { erro: 'Senha deve ser diferente da inicial' });
    await open('newer', { server });
    await fill('antiga', 'pipa-azul');
    await save.click();
    await expect
      .element(page.getByText('Ocorreu um erro ao salvar a senha. Por favor, verifique os campos acima.'))
      .toBeVisible();
    await expect
      .element(field('Senha atual'))
      .toHaveAccessibleDescription(expect.stringContaining('Senha deve ser diferente da inicial'));
    await field('Senha atual').fill('outra');
    await expect.element(page.getByText('Senha deve ser diferente da inicial')).not.toBeInTheDocument();
  });

  it.each([
    { variant: 'older', says: 'Senha deve ser diferente da inicial.' },
    { variant: 'newer', says: 'Senha deve ser diferente da inicial' },
  ] as const)('$variant: what only the server knows is said in the words of the form: "$says"', async (row) => {
    const server = createMockServer();
    server.fail('changeSenha', 422, contractError('senha_inicial'));
    await open(row.variant, { server });
    await fill('antiga', 'pipa123');
    await save.click();
    await expect.element(senhaForm.getByText(row.says, { exact: true })).toBeVisible();
    await expect.element(field('Senha atual')).toHaveAccessibleDescription(expect.stringContaining(row.says));
  });

  it.each([
    {
      case: 'broken',
      arrange: (server: MockServer) => server.fail('changeSenha', 500),
      text: /^Ocorreu um erro ao salvar/,
    },
    {
      case: 'offline',
      arrange: (server: MockServer) => server.setOffline(true),
      text: 'Não conseguimos conectar. Confira a internet e tente de novo.',
    },
  ])('$case: nothing stands under a field, and what was typed stays', async ({ arrange, text }) => {
    const server = createMockServer();
    const app = await open('newer', { server });
    arrange(app.server);
    await fill('antiga', 'pipa-azul');
    await save.click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(field('Senha atual')).not.toHaveAttribute('aria-invalid');
    await expect.element(field('Nova senha')).toHaveValue('pipa-azul');
  });

  it('is sent once, however often one presses', async () => {
    const server = createMockServer();
    const release = server.hold('changeSenha');
    await open('newer', { server });
    await fill('antiga', 'pipa-azul');
    await userEvent.keyboard('{Enter}');
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(page.getByText('Atualizado com sucesso.')).toBeVisible();
    expect(server.calls('changeSenha')).toHaveLength(1);
  });

  it('staff have longer passwords, and no questions', async () => {
    await renderRoute({ app: 'staff', routes: demoRoutes, path: '/conta/seguranca', person: COORDENADOR });
    await fill('antiga', 'curta-demais'.slice(0, 11));
    await save.click();
    await expect.element(senhaForm.getByText('Senha deve conter pelo menos 12 caracteres')).toBeVisible();
    await expect.element(perguntasForm).not.toBeInTheDocument();
  });

  it('staff who only look can change nothing', async () => {
    await open('newer', { person: PROFESSOR_WITH_BIA });
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Apenas visualização: nada pode ser alterado.').first()).toBeVisible();
  });
});

describe('the questions', () => {
  const question = (n: number) => perguntasForm.getByLabelText(`Escolha a pergunta ${n}`);
  const answer = (n: number) => perguntasForm.getByLabelText(`Resposta da pergunta ${n}`);
  const send = page.getByRole('button', { name: 'Salvar perguntas' });
  async function answerAll(ids = ['1', '2', '3'], text = 'Rex') {
    for (const [n, id] of ids.entries()) {
      await question(n + 1).selectOptions(id);
      await answer(n + 1).fill(`${text} ${n + 1}`);
    }
  }

  it('are sent trimmed and numbered, and said to be saved', async () => {
    const app = await open('newer', { conta: { perguntas_resposta: [] } });
    await answerAll(['1', '2', '3'], ' Rex');
    await send.click();
    await expect.element(page.getByText('Dados salvos com sucesso!')).toBeVisible();
    expect(app.server.calls('updateConta').map(({ body }) => body)).toEqual([
      {
        perguntas_seguranca: [1, 2, 3].map((n) => ({
          numero_sequencial: n,
          pergunta_seguranca_id: n,
          resposta: `Rex ${n}`,
        })),
      },
    ]);
  });

  it.each([
    { case: 'empty', ids: [], text: '', says: 'Preencha este campo!' },
    { case: 'a long answer', ids: ['1', '2', '3'], text: 'a'.repeat(20), says: 'Máximo de 20 caracteres!' },
    { case: 'one question twice', ids: ['1', '1', '2'], text: 'Rex', says: 'Pergunta já selecionada!' },
  ])('$case: $says', async ({ ids, text, says }) => {
    const app = await open('newer', { conta: { perguntas_resposta: [] } });
    await answerAll(ids, text);
    await send.click();
    await expect.element(perguntasForm.getByText(says).first()).toBeVisible();
    expect(app.server.calls('updateConta')).toEqual([]);
  });

  it('that exist are changed only with the password', async () => {
    const app = await open('newer');
    await answerAll();
    await send.click();
    await expect.element(perguntasForm.getByText('Preencha este campo!')).toBeVisible();
    await perguntasForm.getByLabelText('Senha atual', { exact: true }).fill('antiga');
    await send.click();
    await expect.poll(() => app.server.calls('updateConta')).toHaveLength(1);
    expect(app.server.calls('updateConta')[0]?.body).toMatchObject({ senha_atual: 'antiga' });
  });

  it("that fail show the server's sentence", async () => {
    const server = createMockServer();
    server.fail('updateConta', 422, { message: 'Senha atual incorreta.' });
    await open('newer', { server, conta: { perguntas_resposta: [] } });
    await answerAll();
    await send.click();
    await expect.element(perguntasForm.getByRole('alert')).toHaveTextContent('Senha atual incorreta.');
  });
});

describe('forced', () => {
  const both = { isPasswordInitial: true, cadastrar_perguntas_seguranca: true, perguntas_resposta: [] };

  it.each([
    { case: 'password', conta: both, text: 'Para continuar, você deve trocar sua senha.' },
    {
      case: 'questions',
      conta: { ...both, isPasswordInitial: false },
      text: 'Para continuar, você deve cadastrar suas perguntas de segurança.',
    },
  ])('$case: said in a dialog that only OK closes, and then on the page', async ({ conta, text }) => {
    await open('newer', { conta, path: '/avaliacoes' });
    await expect.element(dialog.getByText(text)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('note').getByText(text)).toBeVisible();
  });

  it('the questions stay hidden until the password is changed, and then are next', async () => {
    let changed = false;
    const server = createMockServer();
    server.respond('changeSenha', () => {
      changed = true;
      return { message: 'Atualizado com sucesso.', nova_senha: null };
    });
    server.respond('getConta', () => buildConta({ ...both, isPasswordInitial: !changed }));
    const app = await open('newer', { conta: both, server });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(perguntasForm).not.toBeInTheDocument();
    await fill('antiga', 'pipa-azul');
    await save.click();
    await expect.element(dialog.getByText(/cadastrar suas perguntas de segurança/)).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(perguntasForm).toBeVisible();
    await expect.element(senhaForm).not.toBeInTheDocument();
    expect(app.place()).toBe('/conta/seguranca');
  });

  it('by the sign-in alone: the stored flag goes with the change', async () => {
    const app = await open('newer');
    app.services.session.setShouldChangePassword(true);
    await expect.element(dialog.getByText('Para continuar, você deve trocar sua senha.')).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await fill('antiga', 'pipa-azul');
    await save.click();
    await expect.poll(app.place).toBe('/home');
    expect(app.services.session.getSnapshot().shouldChangePassword).toBe(false);
  });

  it('is no trap: one can sign out', async () => {
    const app = await open('older', { conta: both });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(app.services.session.access()).toBe('anonymous');
  });

  it('binds staff by their own password, not by that of their student', async () => {
    await open('newer', { conta: both, person: PROFESSOR_WITH_BIA });
    await expect.element(save).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    const app = await renderRoute({
      app: 'staff',
      routes: demoRoutes,
      path: '/gestao',
      person: COORDENADOR,
      conta: buildConta({ isPasswordInitial: true }),
    });
    await expect.element(dialog.getByText('Para continuar, você deve trocar sua senha.')).toBeVisible();
    expect(app.place()).toBe('/conta/seguranca');
  });
});
