/** The frame of a screen inside the page: it stands before the scripts of the app have come, and goes when the app has drawn. */
import type { Page } from '@playwright/test';

import { codigoOf } from '../support/database.ts';
import { expect, expectNoSidewaysScroll, openAs, STAFF_PASSWORD, test } from '../support/journey.ts';

// Nobody's session is refused by the server.
test.use({ expectedMessage: /ERR_FAILED|was preloaded|401/ });
// Whether something moves is asked where things move.
test.use({ reducedMotion: 'no-preference' });

const frame = (page: Page) => page.locator('#quadro');

type Person = Readonly<Record<string, string>>;
const ALUNO: Person = { request_authorization: 'Bearer x', perfil_real: 'aluno', turma_aluno_id: '7' };
const COORDENADOR: Person = { request_authorization: 'Bearer x', perfil_real: 'coordenador' };

/** Opens an address as somebody who is signed in; no script of the app ever comes. */
async function openWithout(page: Page, origin: string, path: string, person: Person): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, person);
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
}

for (const [app, path, person, title, current] of [
  ['v1', '/v1/central_avaliacoes', ALUNO, 'Central de Avaliações', 'Central de Avaliações'],
  ['v2', '/resultados/31', ALUNO, 'Resultado', 'Resultados'],
  ['staff', '/turmas', COORDENADOR, 'Turmas', 'Turmas'],
] as const)
  test(`${app}: navigation, title and skeleton without any script, in text of twice the size too`, async ({
    page,
    at,
  }) => {
    await openWithout(page, at[app], path, person);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(frame(page).getByRole('link', { name: current }).and(page.locator('[aria-current]'))).toBeVisible();
    await expect(frame(page).locator('[aria-busy="true"]')).toBeVisible();
    expect(await page.title()).toContain(title);
    // Nobody has asked for anything yet.
    await expect(frame(page).getByText(/sem internet/i)).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  });

test('a scene at night is dark before any script, and an exam has no navigation', async ({ page, at }) => {
  await openWithout(page, at.v1, '/v1/avaliacao_adaptadas/plano_acoes/4/4/boss', ALUNO);
  await expect(page.getByRole('heading', { level: 1, name: 'Boss' })).toBeVisible();
  const scheme = await frame(page).evaluate((one) => {
    const scenes = [...one.querySelectorAll('[data-tema]')];
    return getComputedStyle(scenes[scenes.length - 1] ?? one).colorScheme;
  });
  expect(scheme).toBe('dark');
  await expect(frame(page).getByRole('navigation')).toHaveCount(0);
});

test('the app takes its place without a shift', async ({ page }) => {
  await openAs(page, '/home', 'bia');
  await expect(page.getByRole('heading', { level: 1, name: /^Que bom / })).toBeVisible();
  let come = () => {};
  const gate = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/avaliacoes', { waitUntil: 'commit' });
  await expect(frame(page).getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
  come();
  await expect(frame(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThanOrEqual(0.02);
});

test("a student's view that staff opened: the strip stands before any script, and nothing moves when the app comes", async ({
  page,
  at,
}) => {
  const strip = page.getByRole('region', { name: 'Visualização de aluno' });
  await openAs(page, `${at.staff}/conta/selecao_aluno`, 'coord.ivo', STAFF_PASSWORD);
  await page.getByLabel('Código do aluno').fill(await codigoOf(at.api, 'pedro.muniz'));
  await page.getByRole('button', { name: 'Acessar experiência' }).click();
  await expect(page).toHaveURL(`${at.v2}/home`);
  await expect(strip).toContainText('vendo como Pedro Henrique Muniz');
  let come = () => {};
  const gate = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${at.v2}/avaliacoes`, { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1, name: 'Central de Avaliações' });
  await expect(frame(page).getByText('Visitante (apenas visualização)')).toBeVisible();
  await expect(title).toBeVisible();
  await expectNoSidewaysScroll(page);
  const places = async () => [await strip.boundingBox(), await title.boundingBox()];
  const before = await places();
  come();
  await expect(frame(page)).toHaveCount(0);
  await expect(strip).toContainText('vendo como Pedro Henrique Muniz');
  expect(await places()).toEqual(before);
});

for (const [what, path, person, title] of [
  ['arrives by a link', '/?token=x', {}, 'Entrando…'],
  ['must change the password', '/avaliacoes', { ...ALUNO, shouldChangePassword: 'true' }, 'Segurança'],
] as const)
  test(`somebody who ${what} sees no white page`, async ({ page, at }) => {
    await openWithout(page, at.v2, path, person);
    await expect(frame(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(frame(page).getByRole('navigation')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });

test('a title of the console stays where it stood before the scripts', async ({ page, at }) => {
  await openAs(page, `${at.staff}/conta/selecao_aluno`, 'coord.ivo', STAFF_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Selecionar aluno' })).toBeVisible();
  let come = () => {};
  const gate = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${at.staff}/turmas`, { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1, name: 'Turmas', exact: true });
  await expect(frame(page).getByRole('heading', { level: 1, name: 'Turmas', exact: true })).toBeVisible();
  const before = await title.boundingBox();
  come();
  await expect(frame(page)).toHaveCount(0);
  expect(await title.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
});

test('nobody sees the frame of somebody else: not signed in, there is the login', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/avaliacoes', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
  await expect(frame(page)).toBeHidden();
});
