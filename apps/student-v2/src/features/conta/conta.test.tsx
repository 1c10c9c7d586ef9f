import { GESTAO_VIDA_AS_BIA, GESTAO_VIDA_WITH_BIA, PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildConta, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const nickname = page.getByLabelText('Apelido');
const save = page.getByRole('button', { name: 'Salvar', exact: true });
const saved = page.getByRole('status').getByText('Dados salvos com sucesso!');
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Queries the page only: the strip above it has the same buttons once its chunk has loaded. */
const inPage = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });

function keeping() {
  const server = createMockServer();
  server.respond('updateConta', ({ body }) => buildConta(body as Partial<ReturnType<typeof buildConta>>));
  return server;
}
const facts = () =>
  page
    .getByRole('definition')
    .elements()
    .map((one) => one.textContent);

describe('what is shown', () => {
  it('is what the school keeps, and the ways out', async () => {
    await open('/conta');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sua Conta' })).toBeVisible();
    expect(facts()).toEqual(['Beatriz Nogueira Lima', '17/04/2009', '3ª Série', '3A · Manhã']);
    await expect.element(page.getByRole('link', { name: 'Fechar' })).toHaveAttribute('href', '/home');
    expect(await axeViolations()).toEqual([]);
  });

  it('says what is not known instead of inventing it', async () => {
    const conta = buildConta({ data_nascimento: null, serie_nome: null, turma_codigo: null, turma_turno: null });
    await open('/conta', { conta });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(facts()).toEqual(['Beatriz Nogueira Lima', 'Não informado', 'Não informado', 'Não informado']);
  });

  it('the student ID is turma_aluno_id, which can be copied (decision 53)', async () => {
    await open('/conta');
    await expect.element(page.getByLabelText('Seu código')).toHaveValue('1002');
    await expect.element(page.getByRole('button', { name: /^Copiar/ })).toBeVisible();
  });

  it('Sair ends the session', async () => {
    const app = await open('/conta');
    await button('Sair').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(app.server.calls('logout')).toHaveLength(1);
  });

  it('no sideways scroll at 320 px, whatever the name', async () => {
    await page.viewport(320, 640);
    await open('/conta', { conta: buildConta({ nome: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3) }) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('the nickname', () => {
  it('is saved and told', async () => {
    const app = await open('/conta', { server: keeping() });
    await expect.element(save).toBeDisabled();
    await nickname.fill(' Bê ');
    await save.click();
    await expect.element(saved).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Bê' })).toBeVisible();
    await expect.element(save).toBeDisabled();
    expect(app.server.calls('updateConta').map(({ body }) => body)).toEqual([{ nome_social: 'Bê' }]);
  });

  it.each([
    { case: 'unchanged', typed: 'Bia ', errors: 0 },
    { case: 'empty', typed: '  ', errors: 0 },
    { case: 'twenty-one', typed: 'x'.repeat(21), errors: 1 },
  ])('$case cannot be saved', async ({ typed, errors }) => {
    await open('/conta');
    await nickname.fill(typed);
    await expect.element(save).toBeDisabled();
    const error = page.getByText('Seu Apelido deve ter no máximo 20 caracteres');
    expect(error.elements()).toHaveLength(errors);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(errors);
    await expect.element(nickname).toHaveValue(typed);
  });

  it("refused shows the server's sentence", async () => {
    const server = createMockServer();
    server.fail('updateConta', 422, { message: 'Este apelido não pode ser usado.' });
    await open('/conta', { server });
    await nickname.fill('feio');
    await save.click();
    await expect.element(page.getByRole('alert').getByText('Este apelido não pode ser usado.')).toBeVisible();
  });
});

it('the avatars stand 20 on a page, and the chosen one large above them', async () => {
  await open('/conta', { conta: buildConta({ avatar_code: 20 }) });
  await button('Editar avatar').click();
  await expect.element(dialog('Editar avatar').getByText('Página 1 de 4')).toBeVisible();
  expect(dialog('Editar avatar').getByRole('radio').elements()).toHaveLength(20);
  const widths = () => [...document.querySelectorAll('dialog img')].map((img) => img.getBoundingClientRect().width);
  await expect.poll(() => widths().filter((width) => width >= 100)).toHaveLength(1);
});

it.each(['Alteração de senha', 'Perguntas de segurança'])('%s is a screen of its own on a phone', async (row) => {
  await page.viewport(360, 800);
  await open('/conta');
  await button(row).click();
  await expect.poll(() => dialog(row).element().getBoundingClientRect().height).toBe(800);
  expect(dialog(row).element().getBoundingClientRect().width).toBe(360);
});

describe('conta/seguranca, opened directly', () => {
  it.each([
    { row: 'Alteração de senha', field: 'Senha atual' },
    { row: 'Perguntas de segurança', field: 'Escolha a pergunta 1' },
  ])('$row is one of two screens on a phone', async ({ row, field }) => {
    await page.viewport(360, 800);
    await open('/conta/seguranca');
    await expect.element(button(row)).toBeVisible();
    await expect.element(page.getByRole('form')).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    await button(row).click();
    await expect.element(dialog(row).getByLabelText(field).first()).toBeVisible();
    await expect.poll(() => dialog(row).element().getBoundingClientRect().height).toBe(800);
  });

  it('a saved password leads home', async () => {
    await page.viewport(360, 800);
    const app = await open('/conta/seguranca');
    await button('Alteração de senha').click();
    const form = dialog('Alteração de senha');
    await form.getByLabelText('Senha atual', { exact: true }).fill('antiga');
    await form.getByLabelText('Nova senha', { exact: true }).fill('pipa-azul');
    await form.getByLabelText('Confirme a nova senha', { exact: true }).fill('pipa-azul');
    await form.getByRole('button', { name: 'Salvar senha' }).click();
    await expect.poll(app.place).toBe('/home');
  });

  it('on a wide screen both forms stand on it', async () => {
    await page.viewport(1280, 800);
    await open('/conta/seguranca');
    await expect.element(page.getByRole('form', { name: 'Alteração de senha' })).toBeVisible();
    await expect.element(page.getByRole('form', { name: 'Perguntas de segurança' })).toBeVisible();
  });

  it('what is forced is one form alone, on a phone too', async () => {
    await page.viewport(360, 800);
    await open('/conta/seguranca', { conta: buildConta({ isPasswordInitial: true }) });
    await dialog('Atenção').getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByRole('form', { name: 'Alteração de senha' })).toBeVisible();
    await expect.element(button('Perguntas de segurança')).not.toBeInTheDocument();
  });
});

it('the avatar is one of 69, chosen by keyboard over the edge of the page', async () => {
  const app = await open('/conta', { server: keeping(), conta: buildConta({ avatar_code: 20 }) });
  await button('Editar avatar').click();
  await expect.element(dialog('Editar avatar').getByText('Página 1 de 4')).toBeVisible();
  document.querySelector<HTMLInputElement>('dialog input:checked')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog('Editar avatar').getByText('Página 2 de 4')).toBeVisible();
  await dialog('Editar avatar').getByRole('button', { name: 'Salvar' }).click();
  await expect.element(saved).toBeVisible();
  expect(app.server.calls('updateConta').map(({ body }) => body)).toEqual([{ avatar_code: 21 }]);
});

describe('the modals', () => {
  it.each([
    { row: 'Alteração de senha', holds: 'Senha atual' },
    { row: 'Perguntas de segurança', holds: 'Escolha a pergunta 1' },
  ])('$row opens by keyboard, and Escape gives the focus back', async ({ row, holds }) => {
    await open('/conta');
    await expect.element(button(row)).toBeVisible();
    (button(row).element() as HTMLButtonElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog(row).getByLabelText(holds).first()).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog(row)).not.toBeInTheDocument();
    expect(document.activeElement).toBe(button(row).element());
  });

  it('a changed password closes its modal and is told', async () => {
    const app = await open('/conta');
    await button('Alteração de senha').click();
    const form = dialog('Alteração de senha');
    await form.getByLabelText('Senha atual').fill('senha-antiga');
    await form.getByLabelText('Nova senha', { exact: true }).fill('vento7norte');
    await form.getByLabelText('Confirme a nova senha').fill('vento7norte');
    await form.getByRole('button', { name: 'Salvar senha' }).click();
    await expect.element(page.getByRole('status').getByText('Atualizado com sucesso.')).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    expect(app.server.calls('changeSenha').map(({ body }) => body)).toEqual([
      { atual: 'senha-antiga', nova: 'vento7norte' },
    ]);
  });
});

describe('reduced motion', () => {
  const switched = page.getByRole('switch', { name: 'Reduzir animações' });
  const movement = () => document.querySelector('[data-movimento]')?.getAttribute('data-movimento');

  it('stops all motion at once, and stays on the device when another person signs in', async () => {
    const app = await open('/conta');
    await expect.element(switched).toHaveAttribute('aria-checked', 'false');
    expect(movement()).toBe('completo');
    await switched.click();
    await expect.poll(movement).toBe('reduzido');
    app.services.session.signOut();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(movement()).toBe('reduzido');
    await open('/conta');
    await expect.element(switched).toHaveAttribute('aria-checked', 'true');
    await switched.click();
    await expect.poll(movement).toBe('completo');
    expect(localStorage).toHaveLength(0);
  });
});

describe('staff in a student’s view', () => {
  it.each([
    { case: 'a teacher', person: PROFESSOR_WITH_BIA },
    { case: 'gestao_vida only looking', person: GESTAO_VIDA_WITH_BIA },
  ])('$case changes nothing, and reads why', async ({ person }) => {
    const app = await open('/conta', { person });
    const why = 'Apenas visualização: nada pode ser alterado.';
    await expect.element(page.getByText(why)).toBeVisible();
    for (const name of ['Salvar', 'Editar avatar', 'Alteração de senha', 'Perguntas de segurança']) {
      await expect.element(button(name)).toHaveAccessibleDescription(why);
      (button(name).element() as HTMLButtonElement).click();
    }
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(app.server.calls('updateConta')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    { case: 'a student', person: undefined, card: 0, out: 1, change: 0 },
    { case: 'a teacher', person: PROFESSOR_WITH_BIA, card: 0, out: 1, change: 1 },
    { case: 'gestao_vida', person: GESTAO_VIDA_AS_BIA, card: 1, out: 0, change: 0 },
  ])('the ways out of $case', async ({ person, card, out, change }) => {
    await open('/conta', person === undefined ? {} : { person });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The card comes with a script of its own.
    await expect.poll(() => page.getByRole('region', { name: 'Gestão' }).elements()).toHaveLength(card);
    expect(button('Sair').elements()).toHaveLength(out);
    expect(inPage('Mudar de aluno').elements()).toHaveLength(change);
  });
});

describe('the management card of gestao_vida', () => {
  const reset = button('Resetar senha');
  const ask = page.getByRole('alertdialog', { name: 'Resetar senha' });

  it('resets after a question, and shows the new password once', async () => {
    const server = createMockServer();
    server.respond('changeSenha', { message: 'Senha resetada com sucesso', nova_senha: 'lua-73-vento' });
    const app = await open('/conta', { person: GESTAO_VIDA_AS_BIA, server });
    await reset.click();
    await expect.element(ask.getByText(/Beatriz Nogueira Lima/)).toBeVisible();
    expect(app.server.calls('changeSenha')).toEqual([]);
    await ask.getByRole('button', { name: 'Resetar senha' }).click();
    const done = dialog('Beatriz Nogueira Lima');
    await expect.element(done.getByText('Senha resetada com sucesso')).toBeVisible();
    await expect.element(done.getByLabelText('Nova senha', { exact: true })).toHaveTextContent('lua-73-vento');
    expect(app.server.calls('changeSenha').map(({ body }) => body)).toEqual([
      { autenticado: true, turma_aluno_id: 1002 },
    ]);
    expect(await axeViolations()).toEqual([]);
    await done.getByRole('button', { name: 'Fechar' }).last().click();
    await page.getByRole('button', { name: 'Fechar mesmo assim' }).click();
    await expect.element(done).not.toBeInTheDocument();
    await expect.element(page.getByText('lua-73-vento')).not.toBeInTheDocument();
  });

  it('refused says why, and changes nothing', async () => {
    const server = createMockServer();
    server.fail('changeSenha', 403, { message: 'Seu perfil não pode resetar senhas.' });
    await open('/conta', { person: GESTAO_VIDA_AS_BIA, server });
    await reset.click();
    await ask.getByRole('button', { name: 'Resetar senha' }).click();
    await expect.element(ask.getByRole('alert')).toHaveTextContent('Seu perfil não pode resetar senhas.');
    await ask.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(ask).not.toBeInTheDocument();
  });

  it('is held while only looking', async () => {
    await open('/conta', { person: GESTAO_VIDA_WITH_BIA });
    await expect.element(reset).toHaveAttribute('aria-disabled', 'true');
    await expect.element(inPage('Sair do modo aluno')).toBeEnabled();
  });

  it('leaves to the selection of the staff app, the view ended', async () => {
    const app = await open('/conta', { person: GESTAO_VIDA_AS_BIA });
    await inPage('Sair do modo aluno').click();
    await expect.poll(app.left).toEqual(['http://equipe.mock/conta/selecao_aluno']);
    expect(app.server.calls('logout')).toHaveLength(1);
    expect(app.stored()).toEqual({ session: [], local: [] });
  });
});
