import { buildConta, createMockServer, type MockServer } from '@luneta/testing';
import { contractError } from '@luneta/testing/contract-errors';
import { fakeClock } from '@luneta/testing/fake-clock';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { BIA, COORDENADOR, PROFESSOR_WITH_BIA, tokenOf, type Claims } from '../testing/people.ts';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';

const CODIGO = 'kT3v9QmZx81LrW0pYc5N';
const OTHER: Claims = { ...BIA, turma_aluno_id: 2000 };
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const dialog = page.getByRole('dialog', { name: 'Atenção' });
const ask = page.getByRole('alertdialog', { name: 'Trocar de conta?' });

function serverFor(claims: Claims = BIA, shouldChangePassword = false) {
  const server = createMockServer();
  const token = tokenOf(claims, 'nova');
  const body = { token, data: { token }, shouldChangePassword };
  server.respond('loginHub', body, { authorization: token });
  server.respond('redeemTransferencia', body, { authorization: token });
  server.respond('getConta', buildConta());
  return server;
}

const open = (path: string, server: MockServer = serverFor(), person: Claims | null = null) =>
  renderRoute({ app: 'student-v2', routes: demoRoutes, path, person, server, conta: null });

describe('from the learning hub', () => {
  it('signs in without a flash of the form, and goes to the root', async () => {
    const server = serverFor();
    const release = server.hold('loginHub');
    const app = await open('/resultados?token=t1&a=1', server);
    await expect.element(heading('Entrando…')).toBeVisible();
    expect(app.place()).toBe('/resultados?a=1');
    await expect.element(page.getByLabelText('Senha', { exact: true })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    release();
    await expect.element(heading('Página inicial')).toBeVisible();
    expect(app.place()).toBe('/home');
    expect(server.calls('loginHub').map(({ body }) => body)).toEqual([{ token: 't1' }]);
    expect(app.stored().local).toEqual([]);
  });

  it('waits 100 ms before it opens', async () => {
    const server = serverFor();
    const release = server.hold('loginHub');
    const app = await open('/?token=t1', server);
    await expect.element(heading('Entrando…')).toBeVisible();
    const clock = fakeClock();
    const waits = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => waits.mockRestore());
    release();
    // The clock moves in small steps: each check lets one interval pass.
    await expect.poll(() => waits.mock.calls.some(([, ms]) => ms === 100), { interval: 1 }).toBe(true);
    await clock.advance(0.08);
    expect(app.services.session.access()).toBe('anonymous');
    await clock.advance(0.02);
    expect(app.services.session.access()).toBe('student');
  });

  it.each([
    { case: 'the address', path: '/?token=t1&should_change_password=true', hub: false, forced: true },
    { case: 'the hub', path: '/?token=t1', hub: true, forced: true },
    { case: 'the hub, against the address', path: '/?token=t1&should_change_password=false', hub: true, forced: true },
    { case: 'nobody', path: '/?token=t1&should_change_password=false', hub: false, forced: false },
  ])('$case forces a password change: $forced', async ({ path, hub, forced }) => {
    const app = await open(path, serverFor(BIA, hub));
    await expect.poll(() => app.services.session.access()).toBe('student');
    expect(app.services.session.getSnapshot().shouldChangePassword).toBe(forced);
  });

  it('sends the token once, also when effects run twice', async () => {
    const server = serverFor();
    await renderRoute({ app: 'student-v2', routes: demoRoutes, path: '/?token=t1', person: null, server, twice: true });
    await expect.element(heading('Página inicial')).toBeVisible();
    expect(server.calls('loginHub')).toHaveLength(1);
  });

  it.each(['perfil_nao_autorizado', 'aluno_sem_turma', 'credenciais_invalidas'])(
    '%s is told in a dialog, and then the form stands there',
    async (codigo) => {
      const server = serverFor();
      const body = contractError(codigo);
      server.fail('loginHub', codigo === 'credenciais_invalidas' ? 401 : 403, body);
      await open('/?token=t1', server);
      await expect.element(dialog.getByText(body.message)).toBeVisible();
      expect(await axeViolations()).toEqual([]);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect.element(heading('Login')).toBeVisible();
    },
  );

  it('without a network the same token is tried again', async () => {
    const server = serverFor();
    server.setOffline(true);
    await open('/?token=t1', server);
    await expect.element(dialog.getByText(/^Não conseguimos conectar/)).toBeVisible();
    server.setOffline(false);
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(heading('Página inicial')).toBeVisible();
  });

  it('maintenance opens the overlay too', async () => {
    const server = serverFor();
    server.fail('loginHub', 503, contractError('manutencao'));
    const app = await open('/?token=t1', server);
    await expect
      .element(dialog.getByText('Os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.'))
      .toBeVisible();
    expect(app.services.maintenance.getSnapshot()).toBe('manutencao');
  });
});

describe('while somebody is signed in', () => {
  it('asks first, and sends nothing meanwhile', async () => {
    const server = serverFor(OTHER);
    const app = await open('/?token=t1', server, BIA);
    await expect.element(ask).toBeVisible();
    expect(server.calls('loginHub')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
    await ask.getByRole('button', { name: 'Trocar de conta' }).click();
    await expect.poll(() => app.services.session.getSnapshot().turma_aluno_id).toBe(2000);
  });

  it('who stays is not signed out, and the token is dropped', async () => {
    const server = serverFor(OTHER);
    const app = await open('/avaliacoes?token=t1', server, BIA);
    await ask.getByRole('button', { name: 'Ficar nesta conta' }).click();
    await expect.element(heading('Avaliações')).toBeVisible();
    expect([app.services.session.getSnapshot().turma_aluno_id, server.calls('loginHub')]).toEqual([1002, []]);
  });
});

describe('from another deployment', () => {
  it('exchanges the code and stays at the address', async () => {
    const server = serverFor();
    const app = await open(`/avaliacoes?de=aviso#codigo=${CODIGO}`, server);
    await expect.element(heading('Avaliações')).toBeVisible();
    expect(app.place()).toBe('/avaliacoes?de=aviso');
    expect(server.calls('redeemTransferencia').map(({ body }) => body)).toEqual([{ codigo: CODIGO }]);
  });

  it('staff change from student to student without being asked', async () => {
    const app = await open(
      `/avaliacoes#codigo=${CODIGO}`,
      serverFor({ ...PROFESSOR_WITH_BIA, turma_aluno_id: 2000 }),
      PROFESSOR_WITH_BIA,
    );
    await expect.element(heading('Avaliações')).toBeVisible();
    expect(app.services.session.getSnapshot().turma_aluno_id).toBe(2000);
  });

  it("a student's own session is not replaced without asking", async () => {
    await open(`/avaliacoes#codigo=${CODIGO}`, serverFor(OTHER), BIA);
    await expect.element(ask).toBeVisible();
  });

  it('brings staff into the console', async () => {
    const app = await renderRoute({
      app: 'staff',
      routes: () => [{ path: 'conta/selecao_aluno', element: <h1>Seleção</h1> }],
      path: `/conta/selecao_aluno#codigo=${CODIGO}`,
      person: null,
      server: serverFor(COORDENADOR),
      conta: null,
    });
    await expect.element(heading('Seleção')).toBeVisible();
    expect(app.services.session.access()).toBe('staff-without-student');
  });

  it.each([
    { case: 'used or too old', status: 401, text: /^Este link de acesso expirou ou já foi usado/ },
    { case: 'a broken server', status: 500, text: /^O servidor não respondeu como esperado/ },
  ])('$case: says so, and shows the login', async ({ status, text }) => {
    const server = serverFor();
    server.fail('redeemTransferencia', status);
    await open(`/avaliacoes#codigo=${CODIGO}`, server);
    await expect.element(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(heading('Login')).toBeVisible();
  });
});
