import { buildConta, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { framedRoutes } from '../testing/framed-routes.tsx';
import { BIA, PROFESSOR_WITH_BIA, type Claims } from '../testing/people.ts';
import { axeViolations, expectReported, renderRoute } from '../testing/render-route.tsx';

type Conta = ReturnType<typeof buildConta>;

const open = (path: string, person: Claims | null = BIA, conta: Partial<Conta> = {}) =>
  renderRoute({ app: 'student-v2', routes: demoRoutes, path, person, conta: buildConta(conta) });

const h1 = (name: string) => page.getByRole('heading', { level: 1, name });

describe('a place', () => {
  it('starts at its top with the focus on its heading, and going back returns to where one was', async () => {
    const { back } = await renderRoute({ app: 'student-v2', routes: framedRoutes, path: '/trilhas' });
    await expect.element(h1('Longa')).toBeVisible();
    window.scrollTo(0, 600);
    await expect.poll(() => window.scrollY).toBe(600);
    await page.getByRole('link', { name: 'Outra longa' }).click({ force: true });
    await expect.element(h1('Outra')).toHaveFocus();
    await expect.poll(() => window.scrollY).toBe(0);
    back();
    await expect.element(h1('Longa')).toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBe(600);
  });
});

describe('the guard', () => {
  it.each([
    { case: 'a known address stays', path: '/avaliacoes', at: '/avaliacoes' },
    { case: 'the root leads home, query kept', path: '/?de=aviso', at: '/home?de=aviso' },
    { case: 'the old address of version 1 leads home', path: '/v1/avaliacao_adaptadas', at: '/home' },
  ])('$case', async ({ path, at }) => {
    const app = await open(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(app.place()).toBe(at);
  });

  it('lets staff who opened a student in', async () => {
    await open('/avaliacoes', PROFESSOR_WITH_BIA);
    await expect.element(h1('Avaliações')).toBeVisible();
  });

  it('with an unknown profile asks to sign in', async () => {
    await open('/avaliacoes', { perfil: 'visitante', perfil_real: 'visitante', turma_aluno_id: 1002 });
    await expect.element(h1('Login')).toBeVisible();
  });

  it.each([
    { case: 'nobody', person: null },
    { case: 'somebody', person: BIA },
  ])('with $case signed in recovery is an address of its own', async ({ person }) => {
    const app = await open('/recuperacao_senha', person);
    await expect.element(h1('Recuperação de senha')).toBeVisible();
    expect(app.place()).toBe('/recuperacao_senha');
  });

  it('an account that does not load shows the server page', async () => {
    const server = createMockServer();
    server.fail('getConta', 500);
    expectReported('Erro de teste.');
    await renderRoute({ app: 'student-v2', routes: demoRoutes, path: '/avaliacoes', conta: null, server });
    await expect.element(h1('Eita!')).toBeVisible();
  });

  it('works when effects run twice, as while developing', async () => {
    const app = await renderRoute({ app: 'student-v2', routes: demoRoutes, path: '/', twice: true });
    await expect.element(h1('Página inicial')).toBeVisible();
    expect(app.place()).toBe('/home');
  });
});

describe('pages instead of the product', () => {
  it.each([
    { case: 'an unknown address', path: '/nao/existe' },
    { case: 'the address of the 404', path: '/error/404' },
  ])('$case is not found', async ({ path }) => {
    await open(path);
    await expect.element(h1('Ops...')).toBeVisible();
    await expect.element(page.getByText('404', { exact: true })).toBeVisible();
    await expect
      .element(page.getByText('Página não encontrada, será que colocamos a rota certa no GPS do foguete?!'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'VOLTAR PARA O INÍCIO' })).toHaveAttribute('href', '/home');
    expect(await axeViolations()).toEqual([]);
  });

  it.each(['/error/500', '/error/503'])('%s is the server page', async (path) => {
    await open(path);
    await expect.element(h1('Eita!')).toBeVisible();
    await expect
      .element(
        page.getByText(
          'Parece que derrubaram café no painel da nave, mas não se preocupe, nossa equipe logo irá consertar isso.',
        ),
      )
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'VOLTAR' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('a screen that fails to render shows the server page', async () => {
    expectReported('tela quebrada');
    await open('/resultados');
    await expect.element(h1('Eita!')).toBeVisible();
  });
});

describe('the title', () => {
  it('names the page and the product', async () => {
    await open('/avaliacoes');
    await expect.element(h1('Avaliações')).toBeVisible();
    expect(document.title).toBe('Avaliações · Luneta');
  });
});
