/** Sign-in at each app: wrong passwords, unknown addresses, and accounts that belong to another app. */
import { signOutOfConsole } from '../support/console.ts';
import { expect, expectAccessible, signIn, STAFF_PASSWORD, test } from '../support/journey.ts';

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

test('what is not built yet says so', async ({ page }) => {
  await page.goto('/trilhas');
  await signIn(page, 'bia');
  await expect(page.getByRole('heading', { level: 1, name: 'Ainda em construção' })).toBeVisible();
  await expectAccessible(page);
});

test('a version 1 student is handed over from version 2 to the app of the class', async ({ page, at }) => {
  await page.goto('/');
  await signIn(page, 'ana');
  await expect(page).toHaveURL(`${at.v1}/v1/avaliacao_adaptadas`);
});

test('ana signs in at version 1', async ({ page, at }) => {
  await page.goto(at.v1);
  await signIn(page, 'ana');
  await expect(page).toHaveURL(/\/v1\/avaliacao_adaptadas$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ainda em construção' })).toBeVisible();
  await expectAccessible(page);
});

test('staff sign in at their console and out again', async ({ page, at }) => {
  await page.goto(at.staff);
  await expect(page.getByText('Ambiente da equipe')).toBeVisible();
  await signIn(page, 'vida.julia', STAFF_PASSWORD);
  await expect(page).toHaveURL(/\/conta\/selecao_aluno$/);
  await expectAccessible(page);
  await signOutOfConsole(page);
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
});

test('the page of the API lists the apps and the demo accounts', async ({ page, at }) => {
  await page.goto(at.api);
  await expect(page.getByText('bia', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ambiente do aluno, versão 2' })).toBeVisible();
});

test('Back on the first page leaves the app', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('/');
  await signIn(page, 'bia');
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});
