import { createMockServer } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const submit = page.getByRole('button', { name: 'Criar escola e entrar' });
const opened = (path: string, server = createMockServer()) => open(path, { person: null, server });

async function fill() {
  await userEvent.fill(field('Nome da escola'), 'Colégio Novo');
  await userEvent.selectOptions(field('Fuso horário'), 'Manaus (America/Manaus)');
  await userEvent.fill(field('Seu nome completo'), 'Rita Prado Lima');
  await userEvent.fill(field('Senha'), 'pipa-azul-no-ceu');
  await userEvent.fill(field('Repita a senha'), 'pipa-azul-no-ceu');
}

it('the printed address asks for no code, proposes a login, and sends the school and the account once', async () => {
  const app = await opened('/primeiro_acesso#inicio=abcde-fghjk');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Começar a escola' })).toBeVisible();
  // The form comes after its answer; the address is cleaned after the first drawing.
  await expect.element(submit).toBeVisible();
  await expect.poll(() => app.services.address.hash).toBe('');
  expect(page.getByLabelText('Código').elements()).toEqual([]);
  expect(await axeViolations()).toEqual([]);
  await fill();
  await expect.element(field('Usuário')).toHaveValue('rita.lima');
  await submit.click();
  await expect
    .poll(() => app.server.calls('createInstalacao').map(({ body }) => body))
    .toEqual([
      {
        codigo: 'abcde-fghjk',
        escola_nome: 'Colégio Novo',
        fuso_horario: 'America/Manaus',
        nome: 'Rita Prado Lima',
        login: 'rita.lima',
        email: null,
        senha: 'pipa-azul-no-ceu',
      },
    ]);
  await expect.poll(() => app.services.session.getSnapshot().request_authorization).not.toBeNull();
});

it('without the code in the address it is typed; what is wrong is said at its field, and nothing is sent', async () => {
  const app = await opened('/primeiro_acesso');
  await submit.click();
  await expect.element(page.getByText('Digite o código.').first()).toBeVisible();
  await expect.element(page.getByText('Campo obrigatório').first()).toBeVisible();
  await userEvent.fill(field('Senha'), 'curta');
  await expect.element(page.getByText('Senha deve conter pelo menos 12 caracteres').first()).toBeVisible();
  expect(app.server.calls('createInstalacao')).toEqual([]);
});

it('whoever comes second reads why it is over', async () => {
  const server = createMockServer();
  const message = 'A escola deste servidor já foi criada. Entre com a sua conta ou peça uma a quem a criou.';
  server.fail('createInstalacao', 409, { codigo: 'instalacao_feita', message, erro: message });
  await opened('/primeiro_acesso#inicio=abcde', server);
  await expect.element(submit).toBeVisible();
  await fill();
  await submit.click();
  await expect.element(page.getByText(message).first()).toBeVisible();
});

it('where a school is there is nothing to begin', async () => {
  const server = createMockServer();
  server.fail('getInstalacao', 404);
  await opened('/primeiro_acesso', server);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Esta escola já começou' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
  expect(await axeViolations()).toEqual([]);
});
