/** Sign-in at version 2: wrong passwords, unknown addresses, the way back. */
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';

test.describe('a wrong password', () => {
  // The browser logs a 401 by itself.
  test.use({ expectedMessage: /401/ });

  test('shows one message, which disappears on typing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeDisabled();
    await signIn(page, 'bia', 'errada');
    await expect(page.getByText('Credenciais inválidas.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Senha', { exact: true }).fill('outra');
    await expect(page.getByText('Credenciais inválidas.')).toBeHidden();
  });
});

test('an unknown address shows the lost page', async ({ page }) => {
  await page.goto('/nada/aqui');
  await signIn(page, 'bia');
  await expect(
    page.getByText('Página não encontrada, será que colocamos a rota certa no GPS do foguete?!'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'VOLTAR PARA O INÍCIO' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('Back on the first page leaves the app', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('/');
  await signIn(page, 'bia');
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});
