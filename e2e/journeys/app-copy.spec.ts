/** The copy of the app that the browser keeps: what is in it, what works without internet, how a newer version comes. */
import type { Page } from '@playwright/test';

import {
  comeAgain,
  copies,
  copyStands,
  cachedFiles,
  lookForNewer,
  startedBy,
  type CachedFile,
} from '../support/app-copy.ts';
import { expect, expectSound, openAs, signIn, test } from '../support/journey.ts';
import { startStaticHost } from '../support/static-host.ts';

test.use({
  serviceWorkers: 'allow',
  expectedMessage: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404/,
});

const STUDENT = { login: 'clara.furtado', nome: 'Clara Zanetti Furtado' };
const offer = (page: Page) => page.getByRole('region', { name: 'Há uma versão nova' });
const home = (page: Page) => page.getByRole('heading', { level: 1, name: /^Que bom / });

/** Places of the copy that hold one of the marks, or what no copy may have. */
function personal(files: readonly CachedFile[], marks: readonly string[]): string[] {
  const isForeign = ({ path }: CachedFile) =>
    !/^\/(?:$|assets\/|favicon\.svg$|config\.json$|\.luneta-since$)/u.test(path);
  const tells = ({ text, headers }: CachedFile) =>
    marks.some((mark) => text.includes(mark)) || /"authorization"/iu.test(headers);
  return files.filter((one) => isForeign(one) || tells(one)).map(({ path }) => path);
}

test('holds the shell and nothing of the person', async ({ page, at }) => {
  await page.goto('/home');
  await page.getByLabel('Lembre-se de mim.').check({ force: true });
  await signIn(page, STUDENT.login);
  await expect(home(page)).toBeVisible();
  await copyStands(page);
  for (const [link, title] of [
    ['Avaliações', 'Central de Avaliações'],
    ['Resultados', 'Resultados'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.goto('/conta');
  await expect(page.getByText(STUDENT.nome).first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('request_authorization') ?? '');
  expect(token).not.toBe('');
  const marks = [token, STUDENT.nome];
  const files = await cachedFiles(page);
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/favicon.svg']));
  const code = files.filter(({ path }) => /\.(?:js|css)$/u.test(path));
  expect(code.length).toBeGreaterThan(10);
  expect(files.filter(({ path }) => path.endsWith('.woff2'))).toHaveLength(2);
  expect(personal(files, marks)).toEqual([]);

  // The same search finds what is planted: an answer of the API, and her token in a page.
  await page.evaluate(async (token) => {
    const cache = await caches.open('luneta-app-planted');
    await cache.put('/api/v2/users/contas', new Response('{}'));
    await cache.put('/', new Response(token));
  }, token);
  expect(personal(await cachedFiles(page), marks).toSorted()).toEqual(['/', '/api/v2/users/contas']);
  expect(at.v2).toBe(new URL(page.url()).origin);
});

test('opens without internet and says so, and goes on when it is back', async ({ page, context }) => {
  await openAs(page, '/home', 'bia');
  await expect(home(page)).toBeVisible();
  await copyStands(page);
  await comeAgain(page);
  await context.setOffline(true);
  await page.goto('/avaliacoes/31/1/questoes');
  await expect(page.getByText('O que você já respondeu está guardado.')).toBeVisible();
  // Under load a navigation from a page that was still starting ended on that page again.
  await page.waitForLoadState('networkidle');
  await page.goto('/avaliacoes');
  await expect(page).toHaveURL(/\/avaliacoes$/);
  const title = page.getByRole('heading', { level: 1, name: 'Não conseguimos abrir esta página' });
  await expect(title).toBeVisible();
  await expect
    .poll(() => page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectSound(page);
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  // Under Playwright's emulation, Chromium 150 tells a page that was opened offline that it is online, and fires no event later.
  const unheard = await page.evaluate(() => navigator.onLine);
  await context.setOffline(false);
  if (unheard) await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
});

test('without internet the login stands, and says why it cannot enter', async ({ page, context }) => {
  await page.goto('/');
  await copyStands(page);
  await context.setOffline(true);
  await page.reload();
  await signIn(page, 'bia');
  await expect(page.getByText('Não conseguimos conectar. Confira a internet e tente de novo.')).toBeVisible();
});

test('a newer version is offered, never forced, and the one before stays', async ({ page, context, at }) => {
  const host = await startStaticHost(at.api);
  try {
    await openAs(page, `${host.origin}/home`, 'bia');
    await expect(home(page)).toBeVisible();
    await copyStands(page);
    await comeAgain(page);
    const before = await startedBy(page);
    // Another page of the same browser is in the middle of something.
    const other = await context.newPage();
    await openAs(other, `${host.origin}/resultados`, 'bia');
    await expect(other.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
    await other.evaluate(() => Object.assign(window, { untouched: true }));

    host.publish();
    await page.reload();
    await expect(offer(page)).toBeVisible();
    expect(await startedBy(page)).toBe(before);
    await expectSound(page);
    await page.getByRole('link', { name: 'Avaliações' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
    await page.getByRole('button', { name: 'Usar a versão nova' }).click();
    await expect.poll(() => startedBy(page)).not.toBe(before);
    await expect(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
    await expect(offer(page)).toBeHidden();

    // The other page was not opened again, and still gets the parts of its own version.
    expect(await other.evaluate(() => 'untouched' in window)).toBe(true);
    await other.getByRole('link', { name: 'Home' }).click();
    await expect(home(other)).toBeVisible();
    await other.getByRole('link', { name: 'Avaliações' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
    expect(await copies(page)).toHaveLength(2);
    await other.getByRole('button', { name: 'Usar a versão nova' }).click();
    await expect.poll(() => startedBy(other)).not.toBe(before);

    host.switchOff();
    await lookForNewer(page);
    await expect.poll(() => copies(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
  } finally {
    await host.stop();
  }
});
