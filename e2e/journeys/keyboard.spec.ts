/** The whole journey without a mouse: login, account, nickname, sign-out. */
import { expect, STUDENT_PASSWORD, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';

const LOGIN = 'flavia.caldas';

test('flávia signs in, changes her nickname and signs out by keyboard alone', async ({ page }) => {
  await page.goto('/conta');
  await tabTo(page, page.getByLabel('Usuário ou e-mail'));
  await page.keyboard.type(LOGIN);
  await tabTo(page, page.getByLabel('Senha', { exact: true }));
  await page.keyboard.type(STUDENT_PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Sua Conta' })).toBeVisible();
  await tabTo(page, page.getByLabel('Apelido'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Flá');
  await tabTo(page, page.getByRole('button', { name: 'Salvar', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dados salvos com sucesso!')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Apelido')).toHaveValue('Flá');
  await tabTo(page, page.getByRole('button', { name: 'Sair' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
});
