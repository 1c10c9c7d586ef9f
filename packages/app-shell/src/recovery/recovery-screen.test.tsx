import { createMockServer, type MockServer } from '@luneta/testing';
import { contractError } from '@luneta/testing/contract-errors';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { BIA, type Claims } from '../testing/people.ts';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';

const CODIGO = 'kT3v9QmZx81LrW0pYc5N';
const perguntas = page.getByRole('form', { name: 'Perguntas de seguranca' });
const email = page.getByRole('form', { name: 'E-mail de recuperação' });
const redeem = page.getByRole('form', { name: 'Crie outra senha' });
const questions = page.getByRole('dialog', { name: 'Responda às perguntas' });
const nova = page.getByRole('dialog', { name: 'Sua nova senha' });
const login = page.getByRole('heading', { level: 1, name: 'Login' });
const answers = ['Olinda', 'baião de dois', 'Turma da Mônica'];

const open = (server: MockServer = createMockServer(), path = '/recuperacao_senha', person: Claims | null = null) =>
  renderRoute({ app: 'student-v2', routes: demoRoutes, path, person, server });

async function name(card: typeof email, username: string, button: string) {
  await card.getByLabelText('Usuário ou e-mail').fill(username);
  await card.getByRole('button', { name: button, exact: true }).click();
}
async function answer() {
  await name(perguntas, ' bia ', 'Continuar');
  await expect.element(questions).toBeVisible();
  const fields = questions.getByRole('textbox');
  for (const [n, text] of answers.entries()) await fields.nth(n).fill(text);
  await questions.getByRole('button', { name: 'Enviar respostas' }).click();
}

it('leads back to the root', async () => {
  const app = await open();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect.element(login).toBeVisible();
  expect(app.place()).toBe('/');
});

describe('by questions', () => {
  it('shows the new password once, hidden to nobody but copied by one tap, and leads to the login', async () => {
    const server = createMockServer();
    await open(server);
    await answer();
    await expect.element(nova.getByLabelText('Nova senha', { exact: true })).toHaveTextContent('k7Pm2qRx9T');
    expect(await axeViolations()).toEqual([]);
    expect(server.calls('validatePerguntasSeguranca').map(({ body }) => body)).toEqual([
      { username: 'bia', respostas: [2, 5, 9].map((id, n) => ({ id, resposta: answers[n] })) },
    ]);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Voltar à senha' }).click();
    await expect.element(nova).toBeVisible();
    await nova.getByRole('button', { name: 'Ir para o login' }).click();
    await page.getByRole('button', { name: 'Fechar mesmo assim' }).click();
    await expect.element(login).toBeVisible();
    await expect.element(page.getByLabelText('Usuário ou e-mail')).toHaveValue(' bia ');
  });

  it.each([
    {
      case: '404',
      arrange: (server: MockServer) =>
        server.fail('listPerguntasSegurancaPessoa', 404, contractError('usuario_nao_encontrado')),
      text: 'Usuário não encontrado',
    },
    {
      case: 'none registered',
      arrange: (server: MockServer) => server.respond('listPerguntasSegurancaPessoa', []),
      text: 'Nenhuma pergunta de segurança encontrada, contate o suporte para reset de senha ou se preferir use o e-mail de recuperação.',
    },
    {
      case: '429',
      arrange: (server: MockServer) =>
        server.fail('listPerguntasSegurancaPessoa', 429, { codigo: 'muitas_tentativas' }),
      text: 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
    },
    {
      case: 'offline',
      arrange: (server: MockServer) => server.setOffline(true),
      text: 'Não conseguimos conectar. Confira a internet e tente de novo.',
    },
  ])('$case: "$text" in its own card', async ({ arrange, text }) => {
    const server = createMockServer();
    arrange(server);
    await open(server);
    await name(perguntas, 'bia', 'Continuar');
    await expect.element(perguntas.getByRole('alert')).toHaveTextContent(text);
    await expect.element(email.getByRole('alert')).not.toBeInTheDocument();
    await perguntas.getByLabelText('Usuário ou e-mail').fill('outra');
    await expect.element(perguntas.getByRole('alert')).not.toBeInTheDocument();
  });

  it('wrong answers say so in the dialog, and can be mended', async () => {
    const server = createMockServer();
    server.fail('validatePerguntasSeguranca', 422, contractError('respostas_invalidas'));
    await open(server);
    await answer();
    await expect.element(questions.getByText('Respostas inválidas.')).toBeVisible();
    await questions.getByRole('textbox').first().fill('Recife');
    await expect.element(questions.getByText('Respostas inválidas.')).not.toBeInTheDocument();
  });

  it('nothing is sent while an answer is missing', async () => {
    const server = createMockServer();
    await open(server);
    await name(perguntas, 'bia', 'Continuar');
    await questions.getByRole('button', { name: 'Enviar respostas' }).click();
    await expect.element(questions.getByText('Preencha este campo!').first()).toBeVisible();
    expect(server.calls('validatePerguntasSeguranca')).toEqual([]);
  });

  it('an empty user name asks nobody', async () => {
    const app = await open();
    await perguntas.getByRole('button', { name: 'Continuar' }).click();
    await expect.element(perguntas.getByText('Preencha este campo!')).toBeVisible();
    expect(app.server.calls('listPerguntasSegurancaPessoa')).toEqual([]);
  });
});

describe('by e-mail', () => {
  it('says in its card that it was sent', async () => {
    const app = await open();
    await name(email, ' bia ', 'Enviar');
    await expect.element(email.getByRole('alert')).toHaveTextContent('E-mail enviado com sucesso');
    expect(app.server.calls('sendEmailTrocaSenha').map(({ body }) => body)).toEqual([{ username: 'bia' }]);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    { status: 404, codigo: 'email_nao_encontrado', text: 'E-mail ou usuário não encontrado.' },
    { status: 500, codigo: 'erro_interno', text: 'Erro ao enviar e-mail.' },
    { status: 422, codigo: 'respostas_invalidas', text: 'Erro ao enviar e-mail.' },
    { status: 409, codigo: 'email_desativado', text: contractError('email_desativado').message },
  ])('$status: $text', async ({ status, codigo, text }) => {
    const server = createMockServer();
    server.fail('sendEmailTrocaSenha', status, contractError(codigo));
    await open(server);
    await name(email, 'bia', 'Enviar');
    await expect.element(email.getByRole('alert')).toHaveTextContent(text);
  });

  it('an empty field is told in the documented words', async () => {
    await open();
    await email.getByRole('button', { name: 'Enviar' }).click();
    await expect.element(email.getByText('Preencha o campo de e-mail.')).toBeVisible();
  });

  it('a school without it says so, and asks for nothing', async () => {
    const server = createMockServer();
    server.respond('getRecuperacao', { email: false, perguntas: true });
    await open(server);
    await expect.element(email.getByText(/^A sua escola ainda não ativou a recuperação por e-mail/)).toBeVisible();
    await expect.element(email.getByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('by the link of the message', () => {
  const fill = async (password: string, again = password) => {
    await redeem.getByLabelText('Nova senha', { exact: true }).fill(password);
    await redeem.getByLabelText('Confirme a nova senha', { exact: true }).fill(again);
    await redeem.getByRole('button', { name: 'Salvar senha' }).click();
  };
  const byLink = (server?: MockServer, person: Claims | null = null) =>
    open(server, `/recuperacao_senha#codigo=${CODIGO}`, person);

  it.each([
    { case: 'nobody', person: null },
    { case: 'somebody else', person: BIA },
  ])('with $case signed in: saves, and leads to the login with a word about it', async ({ person }) => {
    const app = await byLink(undefined, person);
    expect(app.place()).toBe('/recuperacao_senha');
    await fill('pipa-azul');
    await expect.element(login).toBeVisible();
    await expect.element(page.getByText('Senha trocada. Entre com a senha nova.')).toBeVisible();
    expect(app.server.calls('redeemRecuperacao').map(({ body }) => body)).toEqual([
      { codigo: CODIGO, nova: 'pipa-azul' },
    ]);
    expect(app.services.session.access()).toBe('anonymous');
  });

  it.each([
    { given: 'abc', again: 'abc', text: 'Senha deve conter pelo menos 6 caracteres' },
    { given: 'pipa-azul', again: 'pipa-verde', text: 'Senha deve ser igual a nova' },
  ])('$given, $again: $text', async ({ given, again, text }) => {
    const app = await byLink();
    await fill(given, again);
    await expect.element(redeem.getByText(text)).toBeVisible();
    expect(app.server.calls('redeemRecuperacao')).toEqual([]);
  });

  it('what the server refuses stands under the field', async () => {
    const server = createMockServer();
    server.fail('redeemRecuperacao', 422, contractError('senha_inicial'));
    await byLink(server);
    await fill('pipa-azul');
    await expect
      .element(redeem.getByLabelText('Nova senha', { exact: true }))
      .toHaveAccessibleDescription('Senha deve ser diferente da inicial');
  });

  it('used or too old: says so, and another can be asked for', async () => {
    const server = createMockServer();
    server.fail('redeemRecuperacao', 404, contractError('codigo_invalido'));
    await byLink(server);
    await fill('pipa-azul');
    await expect.element(redeem.getByRole('alert')).toHaveTextContent('Este link expirou ou já foi usado. Peça outro.');
    await redeem.getByRole('button', { name: 'Pedir outro link' }).click();
    await expect.element(email).toBeVisible();
  });
});
