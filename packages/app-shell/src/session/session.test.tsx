import { createMockServer } from '@luneta/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { BIA, tokenOf } from '../testing/people.ts';
import { renderRoute } from '../testing/render-route.tsx';

const login = page.getByRole('heading', { level: 1, name: 'Login' });
const open = (server = createMockServer()) =>
  renderRoute({ app: 'student-v2', routes: demoRoutes, path: '/avaliacoes', server });
const cached = (app: Awaited<ReturnType<typeof open>>) => app.services.queryClient.getQueryCache().getAll().length;

describe('the end of a session', () => {
  it.each([
    { case: 'the server agrees', arrange: () => undefined },
    {
      case: 'the server is broken',
      arrange: (server: ReturnType<typeof createMockServer>) => server.fail('logout', 500),
    },
  ])('signing out empties the cache and the storages when $case', async ({ arrange }) => {
    const server = createMockServer();
    arrange(server);
    const app = await open(server);
    await expect.element(page.getByText('2 avaliações')).toBeVisible();
    expect(cached(app)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect.element(login).toBeVisible();
    expect([cached(app), app.stored()]).toEqual([0, { session: [], local: [] }]);
    expect(server.calls('logout')).toHaveLength(1);
  });

  it('signing out works without a network', async () => {
    const app = await open();
    await expect.element(page.getByText('2 avaliações')).toBeVisible();
    app.server.setOffline(true);
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect.element(login).toBeVisible();
    expect(app.services.session.access()).toBe('anonymous');
  });

  it('a 401 of any query returns to the login, nothing kept', async () => {
    const server = createMockServer();
    server.fail('listAvaliacoes', 401);
    const app = await open(server);
    await expect.element(login).toBeVisible();
    expect([cached(app), app.stored()]).toEqual([0, { session: [], local: [] }]);
    expect(app.place()).toBe('/');
    await expect.element(page.getByText('Sua sessão terminou. Entre de novo.')).toBeVisible();
  });

  it.each([
    { who: 'the same student goes on where it ended', person: BIA, at: '/avaliacoes' },
    { who: 'another one begins at home', person: { ...BIA, turma_aluno_id: 1003 }, at: '/home' },
  ])('after a 401 $who', async ({ person, at }) => {
    const server = createMockServer();
    const app = await open(server);
    await expect.element(page.getByText('2 avaliações')).toBeVisible();
    server.fail('listAvaliacoes', 401);
    await app.services.queryClient.invalidateQueries();
    await expect.element(login).toBeVisible();
    server.respond('listAvaliacoes', []);
    app.services.session.signIn({ authorization: tokenOf(person) });
    await expect.element(login).not.toBeInTheDocument();
    await expect.poll(() => app.place()).toBe(at);
  });

  it('the next person does not continue at the address of the one who signed out', async () => {
    const app = await open();
    await expect.element(page.getByText('2 avaliações')).toBeVisible();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect.element(login).toBeVisible();
    expect(app.place()).toBe('/');
  });

  it('signing out drops the calls on their way', async () => {
    const server = createMockServer();
    server.hold('listAvaliacoes');
    const app = await open(server);
    await expect.poll(() => app.services.queryClient.isFetching()).toBe(1);
    const letLogoutGo = server.hold('logout');
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect.poll(() => server.calls('logout').length).toBe(1);
    expect(app.services.queryClient.isFetching()).toBe(0);
    letLogoutGo();
    await expect.element(login).toBeVisible();
  });

  it('signing out shows no message that the session ended, even when it had', async () => {
    const server = createMockServer();
    server.fail('logout', 401);
    await open(server);
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect.element(login).toBeVisible();
    await expect.element(page.getByText('Sua sessão terminou. Entre de novo.')).not.toBeInTheDocument();
  });
});

describe('while it lasts', () => {
  it('a renewed token changes nothing on screen', async () => {
    const app = await open();
    await expect.element(page.getByText('2 avaliações')).toBeVisible();
    app.services.session.renew(tokenOf(BIA, 'renovado'));
    await expect.element(page.getByText('2 avaliações')).toBeVisible();
    expect(app.server.calls('listAvaliacoes')).toHaveLength(1);
  });

  it('every call names the student and carries the token', async () => {
    const app = await open();
    await expect.element(page.getByText('2 avaliações')).toBeVisible();
    const [call] = app.server.calls('listAvaliacoes');
    expect(call?.query).toEqual({ turma_aluno_id: '1002' });
    expect(call?.headers.get('authorization')).toBe(tokenOf(BIA));
  });
});

describe('a query on screen', () => {
  it('loads, fails, and is tried again', async () => {
    const server = createMockServer();
    const release = server.hold('listAvaliacoes');
    server.fail('listAvaliacoes', 500);
    await open(server);
    await expect.element(page.getByText('Carregando…').first()).toBeInTheDocument();
    release();
    await expect.element(page.getByText('Não foi possível carregar')).toBeVisible();
    server.respond('listAvaliacoes', []);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(page.getByText('0 avaliações')).toBeVisible();
  });

  it('without a network says that it is the network', async () => {
    const server = createMockServer();
    server.setOffline(true);
    await open(server);
    await expect.element(page.getByText('Você está sem internet')).toBeVisible();
  });

  it('that began without a network is asked for again when there is one, once', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => network.mockRestore());
    const server = createMockServer();
    server.setOffline(true);
    await open(server);
    await expect.element(page.getByText('Você está sem internet')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    server.setOffline(false);
    server.respond('listAvaliacoes', []);
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('0 avaliações')).toBeVisible();
    const asked = server.calls('listAvaliacoes').length;
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(server.calls('listAvaliacoes')).toHaveLength(asked);
  });
});
