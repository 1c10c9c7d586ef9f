import { buildConta } from '@luneta/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { framedRoutes } from '../testing/framed-routes.tsx';
import { BIA, COORDENADOR } from '../testing/people.ts';
import type { AppRoutes } from '../routing/app-router.tsx';
import { expectReported, renderRoute } from '../testing/render-route.tsx';
import { keepsAnswers } from './keeps-answers.ts';

const h1 = (name: string) => page.getByRole('heading', { level: 1, name });

describe.each([
  { app: 'student-v1', person: BIA, conta: buildConta({ versao: 1 }) },
  { app: 'student-v2', person: BIA, conta: buildConta() },
  { app: 'staff', person: COORDENADOR, conta: null },
] as const)('in $app', (who) => {
  it.each([
    { path: '/error/404', title: 'Ops...', action: 'VOLTAR PARA O INÍCIO' },
    { path: '/error/500', title: 'Eita!', action: 'VOLTAR' },
    { path: '/error/418', title: 'Eita!', action: 'VOLTAR' },
  ])('$path shows $title', async ({ path, title, action }) => {
    await renderRoute({ ...who, routes: framedRoutes, path });
    await expect.element(h1(title)).toBeVisible();
    await expect.element(page.getByText(action, { exact: true })).toBeVisible();
  });
});

describe("'VOLTAR'", () => {
  const open = (path: string) => renderRoute({ app: 'student-v2', routes: framedRoutes, path });

  it('goes home when this is the first page of the visit', async () => {
    const app = await open('/error/500');
    await page.getByRole('button', { name: 'VOLTAR' }).click();
    await expect.element(h1('Home')).toBeVisible();
    expect(app.place()).toBe('/home');
  });

  it('goes back to where the person was', async () => {
    const app = await open('/avaliacoes/301/1');
    await page.getByRole('button', { name: 'Quebrar' }).click();
    await page.getByRole('button', { name: 'VOLTAR' }).click();
    await expect.element(h1('Prova')).toBeVisible();
    expect(app.place()).toBe('/avaliacoes/301/1');
  });
});

it('what was said on a page leaves with it (decision 59)', async () => {
  await renderRoute({ app: 'student-v2', routes: framedRoutes, path: '/home' });
  await page.getByRole('button', { name: 'Avisar' }).click();
  await expect.element(page.getByText('Dito nesta página.')).toBeVisible();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  await page.getByRole('link', { name: 'Resultados' }).click();
  await expect.element(h1('Resultados')).toBeVisible();
  await expect.element(page.getByText('Dito nesta página.')).not.toBeInTheDocument();
  vi.restoreAllMocks();
});

it.each([
  {
    case: 'a part of the app that does not arrive',
    error: new TypeError('Failed to fetch dynamically imported module: /a.js'),
  },
  { case: 'a call without internet', error: Object.assign(new Error('Não conseguimos conectar.'), { offline: true }) },
])('$case shows the page of being offline, not the 500', async ({ error }) => {
  expectReported(error.message);
  const routes: AppRoutes = () => [
    {
      path: 'home',
      lazy: () => Promise.reject(error),
    },
  ];
  const app = await renderRoute({ app: 'student-v2', routes, path: '/home' });
  await expect.element(h1('Não conseguimos abrir esta página')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  expect(app.left()).toEqual(['/home']);
  window.dispatchEvent(new Event('online'));
  expect(app.left(), 'the internet is back').toEqual(['/home', '/home']);
  window.dispatchEvent(new Event('online'));
  expect(app.left(), 'it tries once').toEqual(['/home', '/home']);
});

it('says that answers are kept at an address that keeps them', async () => {
  const error = Object.assign(new Error('Não conseguimos conectar.'), { offline: true });
  expectReported(error.message);
  const lazy = () => Promise.reject(error);
  const routes: AppRoutes = () => [
    { path: 'home', lazy },
    { path: 'avaliacoes/:turma_avaliacao_id/:dia_prova', handle: keepsAnswers, children: [{ path: 'questoes', lazy }] },
  ];
  const kept = page.getByText(/^O que você já respondeu está guardado\./u);
  await renderRoute({ app: 'student-v2', routes, path: '/avaliacoes/301/1/questoes' });
  await expect.element(kept).toBeVisible();

  await renderRoute({ app: 'student-v2', routes, path: '/home' });
  await expect.element(page.getByText('Confira a internet e tente de novo.', { exact: true })).toBeVisible();
  await expect.element(kept).not.toBeInTheDocument();
});
