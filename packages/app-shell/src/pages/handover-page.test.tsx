import { buildConta, createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { BIA, COORDENADOR, PROFESSOR_WITH_BIA, type Claims } from '../testing/people.ts';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';

const CODIGO = 'kT3v9QmZx81LrW0pYc5N';
const go = page.getByRole('button', { name: 'Continuar' });

const open = (path: string, person: Claims, versao: 1 | 2 = 2, server: MockServer = createMockServer()) =>
  renderRoute({ app: 'student-v2', routes: demoRoutes, path, person, conta: buildConta({ versao }), server });

describe('a session that belongs to another deployment', () => {
  it.each([
    {
      case: 'a student of the other version, deep link translated',
      path: '/avaliacoes?de=aviso',
      person: BIA,
      versao: 1,
      destino: 'student-v1',
      left: `http://v1.mock/v1/central_avaliacoes?de=aviso#codigo=${CODIGO}`,
    },
    {
      case: 'staff who signed in on a student form',
      path: '/avaliacoes',
      person: COORDENADOR,
      versao: 2,
      destino: 'staff',
      left: `http://equipe.mock/conta/selecao_aluno#codigo=${CODIGO}`,
    },
  ] as const)('$case: moves there with a one-time code', async ({ path, person, versao, destino, left }) => {
    const app = await open(path, person, versao);
    await expect.poll(app.left).toEqual([left]);
    expect(app.server.calls('createTransferencia').map(({ body }) => body)).toEqual([{ destino }]);
    expect([app.services.session.access(), app.stored()]).toEqual(['anonymous', { session: [], local: [] }]);
    // The login must not appear: the page stays until the browser has left.
    await expect.element(page.getByRole('heading', { level: 1, name: 'Abrindo…' })).toBeVisible();
  });

  it('makes one code, also when effects run twice', async () => {
    const server = createMockServer();
    const app = await renderRoute({
      app: 'student-v2',
      routes: demoRoutes,
      path: '/home',
      conta: buildConta({ versao: 1 }),
      server,
      twice: true,
    });
    await expect.poll(() => app.left().length).toBe(1);
    expect(server.calls('createTransferencia')).toHaveLength(1);
  });

  it("leaving a student's view needs no code: the console keeps the session of the staff", async () => {
    const app = await open('/conta/selecao_aluno', PROFESSOR_WITH_BIA);
    await expect.poll(app.left).toEqual(['http://equipe.mock/conta/selecao_aluno']);
    expect(app.server.calls('createTransferencia')).toEqual([]);
    expect(app.services.session.access()).toBe('anonymous');
  });
});

describe('when it cannot', () => {
  it.each([
    {
      case: 'refused',
      arrange: (server: MockServer) => server.fail('createTransferencia', 403),
      text: /^Não conseguimos levar seu acesso/,
    },
    {
      case: 'broken',
      arrange: (server: MockServer) => server.fail('createTransferencia', 500),
      text: /^O servidor não respondeu/,
    },
    { case: 'offline', arrange: (server: MockServer) => server.setOffline(true), text: /^Não conseguimos conectar/ },
  ])('$case: says so, keeps the session, and tries again when asked', async ({ arrange, text }) => {
    const server = createMockServer();
    arrange(server);
    const app = await open('/home', BIA, 1, server);
    await expect.element(page.getByText(text)).toBeVisible();
    expect([app.left(), app.services.session.access()]).toEqual([[], 'student']);
    expect(await axeViolations()).toEqual([]);
    server.setOffline(false);
    server.respond('createTransferencia', { codigo: CODIGO });
    await go.click();
    await expect.poll(app.left).toEqual([`http://v1.mock/v1/avaliacao_adaptadas#codigo=${CODIGO}`]);
  });

  it('the other address can be opened by hand, or another account used', async () => {
    const server = createMockServer();
    server.fail('createTransferencia', 403);
    const app = await open('/home', BIA, 1, server);
    await expect
      .element(page.getByRole('link', { name: 'Abrir o aplicativo da minha turma' }))
      .toHaveAttribute('href', 'http://v1.mock/v1/avaliacao_adaptadas');
    await page.getByRole('button', { name: 'Sair desta conta' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(app.services.session.access()).toBe('anonymous');
  });
});
