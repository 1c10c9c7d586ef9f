/** A session that ends while in use: the login says so at '/', and the same student continues where it ended. */
import { touchSessions } from '../support/database.ts';
import { expect, expectAccessible, openAs, signIn, test } from '../support/journey.ts';

// The browser logs each refused call by itself.
test.use({ expectedMessage: /401/ });

const LOGIN = 'gustavo.ilha';

test('a session that ended leads to the login with a message, and back to the same place', async ({ page, at }) => {
  await openAs(page, '/home', LOGIN);
  await expect(page.getByRole('heading', { level: 1, name: /^Que bom ver você,/ })).toBeVisible();
  await page.getByRole('link', { name: 'Avaliações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
  // What comes after the first picture has been asked for: the next call is that of the next screen.
  await page.waitForLoadState('networkidle');
  const authorization = await page.evaluate(
    () => sessionStorage.getItem('request_authorization') ?? localStorage.getItem('request_authorization') ?? '',
  );
  const answer = async () =>
    (await page.request.get(`${at.api}/api/v2/users/contas`, { headers: { authorization } })).status();
  expect(await answer()).toBe(200);
  await touchSessions(at.api, LOGIN, 'encerrada_em');
  // Every process hears of it within a second.
  await expect.poll(answer).toBe(401);

  // Only a call finds out: the home has the results already, and what is fresh is shown without one.
  await page.getByRole('link', { name: 'Estudos' }).click();
  await expect(page.getByText('Sua sessão terminou. Entre de novo.')).toBeVisible();
  await expectAccessible(page);
  expect(new URL(page.url()).pathname).toBe('/');

  await signIn(page, LOGIN);
  await expect(page.getByRole('heading', { level: 1, name: 'Roteiro de estudos' })).toBeVisible();
});
