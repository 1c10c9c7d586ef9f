import { BIA, GESTAO_VIDA_AS_BIA, PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, contaV1, open } from '../../testing/open.tsx';

const nickname = page.getByLabelText('Apelido');
const save = page.getByRole('button', { name: 'Salvar' });
const editAvatar = page.getByRole('button', { name: 'Editar avatar' });
const saved = page.getByRole('status').getByText('Atualizado com sucesso.');

/** A server that keeps what is saved. */
function keeping() {
  const server = createMockServer();
  server.respond('updateConta', ({ body }) => contaV1(body as Partial<ReturnType<typeof contaV1>>));
  return server;
}
const drawing = (size: number) =>
  document.querySelector<HTMLImageElement>(`main img[width="${size}"]`)?.src.match(/avatars\/(\d+)/u)?.[1];

describe("'Sua Conta'", () => {
  it('shows who it is, and leads to the security page', async () => {
    await open('/v1/conta');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sua Conta' })).toBeVisible();
    await expect.element(page.getByText('Beatriz Nogueira Lima')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Segurança' })).toHaveAttribute('href', '/v1/conta/seguranca');
    await expect.element(page.getByRole('button', { name: 'Mudar de aluno' })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    { case: 'one of its 24', code: 24, drawn: '24' },
    { case: 'one of the newer screen', code: 69, drawn: '69' },
    { case: 'a code that nobody drew', code: 70, drawn: '1' },
  ])('draws the avatar: $case (decision 52)', async ({ code, drawn }) => {
    await open('/v1/conta', { conta: contaV1({ avatar_code: code }) });
    await expect.element(editAvatar).toBeVisible();
    expect(drawing(104)).toBe(drawn);
  });

  it('offers the other classes, and marks a former class (decision 63)', async () => {
    await open('/v1/conta', { conta: contaV1({ turma_aluno_id: 802 }), person: { ...BIA, turma_aluno_id: 802 } });
    await expect
      .element(
        page.getByText(
          'Você está na turma 2B (Conclusão). Nela, você pode consultar tudo, mas não pode responder nem enviar nada.',
        ),
      )
      .toBeVisible();
    await page.getByRole('button', { name: 'Ver turmas' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Turmas' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('help and the legal texts stand at its foot', async () => {
    await open('/v1/conta');
    await expect.element(page.getByRole('button', { name: 'Fale conosco' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Política de privacidade' })).toBeVisible();
  });

  it('SAIR ends the session', async () => {
    const app = await open('/v1/conta');
    await page.getByRole('button', { name: 'SAIR' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(app.server.calls('logout')).toHaveLength(1);
  });
});

describe('the nickname', () => {
  it('is saved, told, and then unchanged', async () => {
    const app = await open('/v1/conta', { server: keeping() });
    await expect.element(save).toBeDisabled();
    await nickname.fill('  Bê ');
    await userEvent.keyboard('{Enter}');
    await expect.element(saved).toBeVisible();
    await expect.element(nickname).toHaveValue('Bê');
    await expect.element(save).toBeDisabled();
    expect(app.server.calls('updateConta').map(({ body }) => body)).toEqual([{ nome_social: 'Bê' }]);
  });

  it.each([
    { case: 'unchanged', typed: 'Bia' },
    { case: 'unchanged but for spaces', typed: ' Bia ' },
    { case: 'empty', typed: '' },
    { case: 'only spaces', typed: '   ' },
  ])('$case cannot be saved', async ({ typed }) => {
    const app = await open('/v1/conta');
    await nickname.fill(typed);
    await expect.element(save).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(app.server.calls('updateConta')).toEqual([]);
  });

  it('is capped at 20, and counted', async () => {
    await open('/v1/conta');
    await expect.element(page.getByText('3/20')).toBeVisible();
    await nickname.clear();
    await userEvent.type(nickname, 'x'.repeat(25));
    await expect.element(nickname).toHaveValue('x'.repeat(20));
    await expect.element(page.getByText('20/20')).toBeVisible();
  });

  it("a refused change shows the server's message until the next key, and keeps the typed text", async () => {
    const server = createMockServer();
    server.fail('updateConta', 422, { message: 'Este apelido não pode ser usado.' });
    await open('/v1/conta', { server });
    await nickname.fill('feio');
    await save.click();
    const failure = page.getByRole('alert').getByText('Este apelido não pode ser usado.');
    await expect.element(failure).toBeVisible();
    await expect.element(nickname).toHaveValue('feio');
    await nickname.fill('feio!');
    await expect.element(failure).not.toBeInTheDocument();
  });

  it('without a connection says so', async () => {
    const app = await open('/v1/conta');
    app.server.setOffline(true);
    await nickname.fill('Bê');
    await save.click();
    await expect.element(page.getByText('Não conseguimos conectar. Confira a internet e tente de novo.')).toBeVisible();
  });
});

describe('the avatar', () => {
  it('is one of 24, saved by its button', async () => {
    const app = await open('/v1/conta', { server: keeping() });
    await editAvatar.click();
    const dialog = page.getByRole('dialog', { name: 'Editar avatar' });
    await expect.element(dialog.getByText('Página 1 de 2')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Tucano, capacete rosa' }).click({ force: true });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(saved).toBeVisible();
    expect(app.server.calls('updateConta').map(({ body }) => body)).toEqual([{ avatar_code: 8 }]);
    expect(drawing(104)).toBe('8');
  });

  it('refused stays in the dialog with the reason', async () => {
    const server = createMockServer();
    server.fail('updateConta', 500, { message: 'Erro interno do servidor.' });
    await open('/v1/conta', { server });
    await editAvatar.click();
    const dialog = page.getByRole('dialog', { name: 'Editar avatar' });
    await dialog.getByRole('radio', { name: 'Tucano, capacete rosa' }).click({ force: true });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Erro interno do servidor.');
    expect(drawing(104)).toBe('12');
  });
});

describe('staff in a student’s view', () => {
  it('only looking change nothing, and read why', async () => {
    const app = await open('/v1/conta', { person: PROFESSOR_WITH_BIA });
    const why = 'Apenas visualização: nada pode ser alterado.';
    await expect.element(page.getByText(why)).toBeVisible();
    await expect.element(nickname).toHaveAttribute('readonly');
    for (const button of [save, editAvatar]) {
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
      await expect.element(button).toHaveAccessibleDescription(why);
      (button.element() as HTMLButtonElement).click();
    }
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(app.server.calls('updateConta')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    { case: 'a teacher', person: PROFESSOR_WITH_BIA, out: 1 },
    { case: 'gestao_vida, whose way out is the selection', person: GESTAO_VIDA_AS_BIA, out: 0 },
  ])('may choose another student: $case', async ({ person, out }) => {
    const app = await open('/v1/conta', { person });
    // The strip over the page has the same way out.
    const change = page.getByRole('main').getByRole('button', { name: 'Mudar de aluno' });
    await expect.element(change).toBeVisible();
    expect(page.getByRole('button', { name: 'SAIR' }).elements()).toHaveLength(out);
    await change.click();
    await expect.poll(app.left).toEqual(['http://equipe.mock/conta/selecao_aluno']);
    expect(app.stored()).toEqual({ session: [], local: [] });
  });
});
