import { createMockServer } from '@luneta/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { framedRoutes } from '../testing/framed-routes.tsx';
import { BIA, PROFESSOR_WITH_BIA } from '../testing/people.ts';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';

/** Opens an address and, from a result, goes on after `stayMs` of reading it. */
async function open({ path = '/resultados', mostrar = true, person = BIA, stayMs = 6_000 } = {}) {
  const server = createMockServer();
  server.respond('getPesquisa', { mostrar });
  const app = await renderRoute({ app: 'student-v2', routes: framedRoutes, path, server, person, survey: true });
  if (path !== '/resultados') return app;
  await expect.element(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
  expect(server.calls('getPesquisa')).toHaveLength(0);
  const now = Date.now;
  // Until the test ends: the screen reads the clock when its effects are undone, which may be after the next one shows.
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + stayMs);
  onTestFinished(() => clock.mockRestore());
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  return app;
}
const question = page.getByRole('group', {
  name: 'De 0 a 10, qual é a chance de você indicar Luneta a outras pessoas da escola?',
});

it.each([
  { size: 'phone', width: 360 },
  { size: 'desktop', width: 1280 },
])('on a $size: a score, a comment, thanks', async ({ width }) => {
  await page.viewport(width, 800);
  const { server } = await open();
  await expect.element(question).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  await page.getByRole('radio', { name: '9' }).click();
  await page.getByRole('textbox', { name: 'Quer contar por quê?' }).fill(' Gosto das fases. ');
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Agradecemos!' })).toBeVisible();
  expect(server.calls('saveRespostaPesquisa').map(({ body }) => body)).toEqual([
    { nota: 9, comentario: 'Gosto das fases.' },
  ]);
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Agradecemos!' })).not.toBeInTheDocument();
});

it('is put off by one tap, and the server is told', async () => {
  const { server } = await open();
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Agora não' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => server.calls('saveRespostaPesquisa').map(({ body }) => body)).toEqual([{ nota: null }]);
});

it.each([
  { size: 'phone', width: 360 },
  { size: 'desktop', width: 1280 },
])('on a $size it stands below the page: it covers nothing and leaves the focus where it was', async ({ width }) => {
  await page.viewport(width, 800);
  await open();
  await expect.element(question).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  const content = page.getByText('O conteúdo da tela.').element().getBoundingClientRect();
  expect(page.getByRole('region', { name: 'Sua opinião' }).element().getBoundingClientRect().top).toBeGreaterThan(
    content.bottom,
  );
});

it('an answer that fails stays, with the reason', async () => {
  const { server } = await open();
  server.fail('saveRespostaPesquisa', 500, { message: 'Não foi possível guardar.' });
  await expect.element(question).toBeVisible();
  await page.getByRole('radio', { name: '9' }).click();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Não foi possível guardar.' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '9' })).toBeChecked();
});

it.each([
  { case: 'another screen', given: { path: '/home' }, asked: 0 },
  { case: 'a result that was left at once', given: { stayMs: 1_000 }, asked: 0 },
  { case: 'the server says not now', given: { mostrar: false }, asked: 1 },
  { case: 'staff looks', given: { person: PROFESSOR_WITH_BIA }, asked: 0 },
  { case: 'an exam', given: { path: '/avaliacoes/301/1' }, asked: 0 },
])('does not come: $case', async ({ given, asked }) => {
  const { server } = await open(given);
  await expect.element(page.getByText('O conteúdo da tela.')).toBeVisible();
  await expect.poll(() => server.calls('getPesquisa')).toHaveLength(asked);
  await expect.element(question).not.toBeInTheDocument();
});

it('leaves when an exam begins', async () => {
  await page.viewport(1280, 800);
  await open();
  await expect.element(question).toBeVisible();
  await page.getByRole('link', { name: 'Resultados' }).click();
  await expect.element(question).toBeVisible();
  await page.getByRole('link', { name: 'Abrir a prova' }).click();
  await expect.element(page.getByRole('heading', { name: 'Prova' })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});
