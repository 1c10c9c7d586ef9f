/** The login inside the page, before the scripts of the app have come: it takes what is typed, and nothing is lost. */
import type { Page } from '@playwright/test';

import { expect, expectNoSidewaysScroll, STUDENT_PASSWORD, test } from '../support/journey.ts';

test.use({ expectedMessage: /ERR_FAILED|was preloaded/ });

const user = (page: Page) => page.getByLabel('Usuário ou e-mail');
const password = (page: Page) => page.getByLabel('Senha', { exact: true });
const enter = (page: Page) => page.getByRole('button', { name: 'ENTRAR' });
const layer = (page: Page) => page.locator('#pre');

/** Opens an address whose scripts wait until the returned function is called. */
async function openSlowly(page: Page, address: string): Promise<() => void> {
  let come = () => {};
  const gate = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return come;
}

test('what is typed, ticked and selected before the scripts come is there after them', async ({ page }) => {
  const come = await openSlowly(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(enter(page)).toBeDisabled();
  await expectNoSidewaysScroll(page);
  await user(page).fill('bia');
  await expect(enter(page)).toBeDisabled();
  await password(page).fill('segredo');
  await expect(enter(page)).toBeEnabled();
  await page.getByLabel('Lembre-se de mim.').check({ force: true });
  await user(page).focus();
  await user(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
  come();
  await expect(layer(page)).toHaveCount(0);
  await expect(user(page)).toHaveValue('bia');
  await expect(password(page)).toHaveValue('segredo');
  await expect(page.getByLabel('Lembre-se de mim.')).toBeChecked();
  await expect(user(page)).toBeFocused();
  const at = await user(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
  expect(at).toEqual([1, 3]);
  await expect(enter(page)).toBeEnabled();
});

test('ENTRAR pressed early is kept: it enters when the scripts come, and no address holds the password', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const come = await openSlowly(page, '/');
  await user(page).fill('bia');
  await password(page).fill(STUDENT_PASSWORD);
  await password(page).press('Enter');
  await expect(enter(page)).toHaveAttribute('aria-busy', 'true');
  expect(new URL(page.url()).pathname).toBe('/');
  come();
  await expect(page.getByRole('heading', { level: 1, name: /^Que bom / })).toBeVisible();
  expect([...asked, page.url()].filter((url) => url.includes(STUDENT_PASSWORD))).toEqual([]);
  expect(asked.filter((url) => url.endsWith('/login/') || url.endsWith('/login'))).toHaveLength(1);
});

for (const [what, address] of [
  ['a public text', '/privacy_policy'],
  ['the recovery', '/recuperacao_senha'],
  ["the hub's token", '/?token=abc'],
  ['a one-time code', '/#codigo=abc'],
] as const)
  test(`with ${what} there is no login in between`, async ({ page }) => {
    await openSlowly(page, address);
    await expect(layer(page)).toBeAttached();
    await expect(layer(page)).toBeHidden();
  });

test('somebody who is signed in never sees it', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('request_authorization', 'Bearer x'));
  await openSlowly(page, '/home');
  await expect(layer(page)).toBeAttached();
  await expect(layer(page)).toBeHidden();
});

test("scripts that never come leave 'ERRO' and the way to try again", async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(enter(page)).toBeVisible();
  await expect(page.getByText('ERRO', { exact: true })).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.getByText('ERRO', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Recarregar a página' })).toBeVisible();
  await expect(enter(page)).toBeHidden();
});

/** Every element with its attributes in order, without what may differ: ids of one drawing, addresses. */
const markupOf = (page: Page, place: string) =>
  page.locator(`${place} main`).evaluate((main) => {
    const own = ['id', 'for', 'aria-labelledby', 'src', 'href'];
    const told = (element: Element) =>
      [...element.attributes]
        .map(({ name, value }) => (own.includes(name) ? name : `${name}=${value}`))
        .toSorted()
        .join(' ');
    return [main, ...main.querySelectorAll('*')].map((element) => `${element.tagName} ${told(element)}`);
  });

for (const app of ['v1', 'v2', 'staff'] as const)
  test(`${app}: React draws the same login as stands in the page`, async ({ page, at }) => {
    const come = await openSlowly(page, at[app]);
    await expect(enter(page)).toBeVisible();
    const before = await markupOf(page, '#pre');
    const words = await layer(page).locator('main').innerText();
    const links = await layer(page).getByRole('link', { name: 'Sou da equipe escolar' }).count();
    expect(links).toBe(app === 'staff' ? 0 : 1);
    come();
    await expect(layer(page)).toHaveCount(0);
    await expect(enter(page)).toBeVisible();
    expect(await markupOf(page, '#app')).toEqual(before);
    expect(await page.locator('#app main').innerText()).toBe(words);
    expect(await page.title()).toContain('Login');
  });
