import { createMockServer } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { framedRoutes } from '../testing/framed-routes.tsx';
import { BIA, GESTAO_VIDA_AS_BIA, PROFESSOR_WITH_BIA, type Claims } from '../testing/people.ts';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';
import { buildSessao } from '../testing/sessao.ts';
import { copy } from './copy.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 5_000).toISOString();

async function open(person: Claims, minutes = 58, path = '/home') {
  const server = createMockServer();
  const modo = person.perfil === 'aluno' ? 'aluno' : 'professor';
  server.respond('getSessao', buildSessao({ modo, limite_em: inMinutes(minutes) }));
  return renderRoute({ app: 'student-v2', routes: framedRoutes, path, server, person });
}
const strip = page.getByRole('region', { name: 'Visualização de aluno' });

it.each([
  { who: 'a professor', person: PROFESSOR_WITH_BIA, mode: 'Visitante (apenas visualização)', leave: false },
  { who: 'gestao_vida', person: GESTAO_VIDA_AS_BIA, mode: 'Usuário (alterações permitidas)', leave: true },
])('$who sees both identities, the mode, the time left and the ways out', async ({ person, mode, leave }) => {
  await open(person);
  await expect.element(strip.getByText('Marta Ribeiro de Albuquerque vendo como Beatriz Nogueira Lima')).toBeVisible();
  await expect.element(strip.getByText(`${mode} · restam 58 min`)).toBeVisible();
  await expect.element(strip.getByRole('button', { name: 'Mudar de aluno' })).toBeVisible();
  expect(strip.getByRole('button', { name: 'Sair do modo aluno' }).elements()).toHaveLength(leave ? 1 : 0);
  expect(await axeViolations()).toEqual([]);
});

it('a student has none', async () => {
  const { server } = await open(BIA);
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect.element(strip).not.toBeInTheDocument();
  expect(server.calls('getSessao')).toHaveLength(0);
});

it.each([320, 360, 1280])('at %i px covers nothing in an exam, and makes no sideways scroll', async (width) => {
  await page.viewport(width, 800);
  await open(GESTAO_VIDA_AS_BIA, 58, '/avaliacoes/301/1');
  await expect.element(strip.getByText(/^Marta Ribeiro/u)).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Prova' });
  // The strip stands before the screen has arrived.
  await expect.element(heading).toBeVisible();
  const gap = () => heading.element().getBoundingClientRect().top - strip.element().getBoundingClientRect().bottom;
  // The page below is told the strip's height before it is painted, and not yet in the moment in which the heading appears.
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it.each([360, 1280])('at %i px nothing below it moves when the names and the time come', async (width) => {
  await page.viewport(width, 800);
  const server = createMockServer();
  const release = server.hold('getSessao');
  server.respond('getSessao', buildSessao({ modo: 'aluno', limite_em: inMinutes(58) }));
  await renderRoute({ app: 'student-v2', routes: framedRoutes, path: '/home', server, person: GESTAO_VIDA_AS_BIA });
  await expect.element(strip.getByText('Equipe vendo como aluno')).toBeVisible();
  const before = strip.element().getBoundingClientRect().height;
  release();
  await expect.element(strip.getByText('Usuário (alterações permitidas) · restam 58 min')).toBeVisible();
  await expect.element(strip.getByText(/^Marta Ribeiro/u)).toBeVisible();
  expect(strip.element().getBoundingClientRect().height).toBe(before);
});

it('shows before the server answers, and when it does not', async () => {
  const server = createMockServer();
  server.fail('getSessao', 500);
  await renderRoute({ app: 'student-v2', routes: framedRoutes, path: '/home', server, person: PROFESSOR_WITH_BIA });
  await expect.element(strip.getByText('Equipe vendo como aluno')).toBeVisible();
  await expect.element(strip.getByText('Visitante (apenas visualização)')).toBeVisible();
});

it.each([
  [0, 'resta menos de 1 min'],
  [1, 'resta 1 min'],
  [59, 'restam 59 min'],
  [60, 'resta 1 h'],
  [125, 'restam 2 h 5 min'],
])('%i minutes left: %s, never torn apart by the end of a line', (minutes, says) => {
  expect(copy.left(minutes)).toBe(says.replaceAll(' ', '\u00A0'));
});
