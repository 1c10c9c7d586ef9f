import { buildConta, createMockServer } from '@luneta/testing';
import { contractError } from '@luneta/testing/contract-errors';
import { fakeClock } from '@luneta/testing/fake-clock';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { BIA, tokenOf } from '../testing/people.ts';
import { demoRoutes } from '../testing/demo-routes.tsx';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';

const user = page.getByLabelText('Usuário ou e-mail');
const password = page.getByLabelText('Senha', { exact: true });
const enter = page.getByRole('button', { name: 'ENTRAR' });
/** Beside the empty live regions of the page. */
const problem = page.getByRole('main').getByRole('alert');
const heading = page.getByRole('heading', { level: 1, name: 'Avaliações' });

const token = tokenOf(BIA);
function serverOfBia() {
  const server = createMockServer();
  server.respond('login', { token, data: { token }, shouldChangePassword: false }, { authorization: token });
  server.respond('getConta', buildConta());
  return server;
}

const signedOut = (path = '/avaliacoes', server = serverOfBia(), app: 'student-v2' | 'staff' = 'student-v2') =>
  renderRoute({ app, routes: demoRoutes, path, person: null, server });

async function fill(name = 'bia', secret = 'senha-da-bia') {
  await user.fill(name);
  await password.fill(secret);
}

describe('the form', () => {
  it('names itself for students', async () => {
    await signedOut();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect.element(page.getByText('Ambiente do aluno')).toBeVisible();
  });

  it('names itself for staff', async () => {
    await signedOut('/', serverOfBia(), 'staff');
    await expect.element(page.getByText('Ambiente da equipe')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    { case: 'both empty', name: '', secret: '', enabled: false },
    { case: 'no password', name: 'bia', secret: '', enabled: false },
    { case: 'no user', name: '', secret: 'x', enabled: false },
    { case: 'only spaces', name: '   ', secret: 'x', enabled: false },
    { case: 'both filled', name: 'bia', secret: 'x', enabled: true },
  ])('the button with $case', async ({ name, secret, enabled }) => {
    await signedOut();
    await fill(name, secret);
    await expect.poll(() => !enter.element().matches(':disabled')).toBe(enabled);
  });

  it('sends trimmed values once, however often one presses', async () => {
    const server = serverOfBia();
    const release = server.hold('login');
    await signedOut('/avaliacoes', server);
    await fill('  bia ', ' senha-da-bia  ');
    await userEvent.keyboard('{Enter}');
    await expect.element(enter).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(heading).toBeVisible();
    expect(server.calls('login').map(({ body }) => body)).toEqual([
      { user: { login: 'bia', password: 'senha-da-bia' }, lembrar: false },
    ]);
  });

  it.each([
    ['Esqueci minha senha', '/recuperacao_senha'],
    ['Política de privacidade', '/privacy_policy'],
    ['Termos de uso', '/terms_and_conditions'],
  ])('%s leads to %s', async (name, href) => {
    await signedOut();
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it("'Fale conosco' opens the help of the school, and closes it again", async () => {
    await renderRoute({
      app: 'student-v2',
      routes: demoRoutes,
      path: '/',
      person: null,
      config: { contato: { canal: 'painel', email: 'secretaria@escola.example' } },
    });
    await expect.element(page.getByText('Precisa de ajuda?')).toBeVisible();
    const contact = page.getByRole('button', { name: 'Fale conosco' });
    await contact.click();
    const channel = page.getByRole('link', { name: 'secretaria@escola.example' });
    await expect.element(channel).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(channel).not.toBeInTheDocument();
    await expect.element(contact).toHaveAttribute('aria-expanded', 'false');
  });

  it('a school that gave no channel: says so', async () => {
    await signedOut();
    await page.getByRole('button', { name: 'Fale conosco' }).click();
    await expect.element(page.getByText(/^Sua escola ainda não informou um canal/u)).toBeVisible();
  });
});

describe('a failure', () => {
  it.each([
    { case: 'wrong credentials', status: 401, text: 'Credenciais inválidas.' },
    { case: 'a malformed body', status: 400, text: 'Credenciais inválidas.' },
    { case: 'a refused account', status: 403, text: 'Credenciais inválidas.' },
    {
      case: 'too many tries',
      status: 429,
      error: { codigo: 'muitas_tentativas' },
      text: 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
    },
    {
      case: 'a broken server',
      status: 500,
      text: 'O servidor não respondeu como esperado. Espere um minuto e tente de novo.',
    },
  ])('$case ($status) says so under the form', async ({ status, text, error }) => {
    const server = serverOfBia();
    server.fail('login', status, error);
    await signedOut('/avaliacoes', server);
    await fill();
    await enter.click();
    await expect.element(problem).toHaveTextContent(text);
    expect(await axeViolations()).toEqual([]);
  });

  it('without a network the message names the network', async () => {
    const server = serverOfBia();
    server.setOffline(true);
    await signedOut('/avaliacoes', server);
    await fill();
    await enter.click();
    await expect.element(problem).toHaveTextContent('Não conseguimos conectar. Confira a internet e tente de novo.');
  });

  it('typing clears the sentence', async () => {
    const server = serverOfBia();
    server.fail('login', 401);
    await signedOut('/avaliacoes', server);
    await fill();
    await enter.click();
    await expect.element(page.getByText('Credenciais inválidas.')).toBeVisible();
    await password.fill('outra');
    await expect.element(page.getByText('Credenciais inválidas.')).not.toBeInTheDocument();
  });

  it.each(['perfil_nao_autorizado', 'aluno_sem_turma'])(
    '%s is a dialog with the text of the server',
    async (codigo) => {
      const server = serverOfBia();
      const body = contractError(codigo);
      server.fail('login', 403, body);
      await signedOut('/avaliacoes', server);
      await fill();
      await enter.click();
      const dialog = page.getByRole('dialog', { name: 'Atenção' });
      await expect.element(dialog.getByText(body.message)).toBeVisible();
      expect(await axeViolations()).toEqual([]);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(enter).toBeEnabled();
    },
  );

  it('maintenance says so under the form and opens the overlay', async () => {
    const server = serverOfBia();
    server.fail('login', 503, contractError('manutencao'));
    const app = await signedOut('/avaliacoes', server);
    await fill();
    await enter.click();
    await expect
      .element(problem)
      .toHaveTextContent('Os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.');
    expect(app.services.maintenance.getSnapshot()).toBe('manutencao');
  });

  it('maintenance of the own school shows what the school says, and promises no deadline', async () => {
    const server = serverOfBia();
    const message = 'Estamos trocando a internet da escola. Volta prevista: hoje às 14h30.';
    server.fail('login', 503, { ...contractError('manutencao'), codigo: 'manutencao_escola', message });
    await signedOut('/avaliacoes', server);
    await fill();
    await enter.click();
    const overlay = page.getByRole('dialog', { name: 'Sua escola está em manutenção' });
    await expect.element(overlay.getByText(/É a escola que decide se o prazo muda/u)).toBeVisible();
    await expect.element(overlay.getByText(/serão ajustados/u)).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    await overlay.getByRole('button', { name: 'Fechar' }).click();
    await expect.element(problem).toHaveTextContent(message);
    await expect.element(page.getByRole('region', { name: 'Manutenção da escola' })).toBeVisible();
    server.respond('login', { token, data: { token }, shouldChangePassword: false }, { authorization: token });
    await enter.click();
    await expect.element(page.getByRole('region', { name: 'Manutenção da escola' })).not.toBeInTheDocument();
  });

  it('an ordinary 503 opens nothing', async () => {
    const server = serverOfBia();
    server.fail('login', 503);
    const app = await signedOut('/avaliacoes', server);
    await fill();
    await enter.click();
    await expect.element(problem).toBeVisible();
    expect(app.services.maintenance.getSnapshot()).toBeNull();
  });
});

describe('around the form', () => {
  const staffLink = page.getByRole('link', { name: 'Sou da equipe escolar' });

  it('staff on a student address are shown the way to theirs', async () => {
    await signedOut('/');
    await expect.element(staffLink).toHaveAttribute('href', 'http://equipe.mock');
  });

  it('and there no more', async () => {
    await signedOut('/', serverOfBia(), 'staff');
    await expect.element(enter).toBeVisible();
    await expect.element(staffLink).not.toBeInTheDocument();
  });

  it('carries the user name to the recovery and back', async () => {
    await signedOut('/');
    await user.fill('bia');
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Recuperação de senha' })).toBeVisible();
    await expect.element(page.getByLabelText('Usuário ou e-mail').first()).toHaveValue('bia');
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect.element(user).toHaveValue('bia');
  });

  it('the header gives way while the keyboard is open, and comes back', async () => {
    await signedOut('/');
    await expect.element(user).toBeVisible();
    const brandHeight = () => document.querySelector('main > div')?.getBoundingClientRect().height ?? Number.NaN;
    const before = brandHeight();
    const keyboard = vi.spyOn(VisualViewport.prototype, 'height', 'get').mockReturnValue(420);
    window.visualViewport?.dispatchEvent(new Event('resize'));
    await expect.poll(brandHeight).toBeLessThanOrEqual(72);
    keyboard.mockRestore();
    window.visualViewport?.dispatchEvent(new Event('resize'));
    await expect.poll(brandHeight).toBe(before);
  });
});

describe('a success', () => {
  it('waits 500 ms, so that one sees that it worked', async () => {
    const server = serverOfBia();
    const app = await signedOut('/avaliacoes', server);
    await fill();
    const clock = fakeClock();
    const waits = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => waits.mockRestore());
    await enter.click();
    await expect.poll(() => waits.mock.calls.some(([, ms]) => ms === 500)).toBe(true);
    // A poll moves a held clock on by 50 ms each time it asks again, so the last tenths are not asked for.
    await clock.advance(0.3);
    expect(app.services.session.access()).toBe('anonymous');
    await expect.element(enter).toHaveAttribute('aria-disabled', 'true');
    await clock.advance(0.2);
    expect(app.services.session.access()).toBe('student');
  });

  it('keeps the deep link, and the focus, whose form is gone, goes to the heading', async () => {
    const app = await signedOut('/avaliacoes?de=email');
    await fill();
    await enter.click();
    await expect.element(heading).toHaveFocus();
    expect(app.place()).toBe('/avaliacoes?de=email');
  });

  it.each([
    { case: 'without', remember: false, full: 'session', empty: 'local' },
    { case: 'with', remember: true, full: 'local', empty: 'session' },
  ] as const)("$case 'Lembre-se de mim.' the session lives in the $full storage", async ({ remember, full, empty }) => {
    const app = await signedOut();
    await fill();
    if (remember) await page.getByLabelText('Lembre-se de mim.').click();
    await enter.click();
    await expect.element(heading).toBeVisible();
    expect(app.stored()[full]).toContain('request_authorization');
    // The account stays in the tab, so that a reload without internet finds the exam (D 199).
    expect(app.stored()[empty].filter((key) => key !== 'luneta:sessao:conta')).toEqual([]);
    expect(app.server.calls('login')[0]?.body).toMatchObject({ lembrar: remember });
  });
});
