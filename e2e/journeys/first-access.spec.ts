/** The first access: nothing opens before the password is changed and three questions are registered. */
import type { Page } from '@playwright/test';

import { expect, expectSound, signIn, STUDENT_PASSWORD, test } from '../support/journey.ts';
import { acknowledge, changePassword } from '../support/security.ts';

// The page asks for a screen's data before the app knows that the account must do something first; the server refuses.
test.use({ expectedMessage: /403/ });

const NOVA = 'Estrela2026';
const MUST = {
  senha: 'Para continuar, você deve trocar sua senha.',
  perguntas: 'Para continuar, você deve cadastrar suas perguntas de segurança.',
} as const;

// The tests run in order and share their state.
test.describe.configure({ mode: 'serial' });

/** No address leads past the security page, and no navigation is there to try. */
async function expectNoWayAround(page: Page): Promise<void> {
  for (const path of ['/', '/home', '/resultados', '/conta', '/avaliacoes']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/conta\/seguranca$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('navigation')).toHaveCount(0);
}

test('edu is led to the security page from every app', async ({ context, at }) => {
  for (const app of [at.v1, at.v2, at.staff]) {
    const page = await context.newPage();
    await page.goto(app);
    await signIn(page, 'edu');
    await expect(page).toHaveURL(`${at.v2}/conta/seguranca`);
    await page.close();
  }
});

test('edu changes the password, registers the questions and gets home', async ({ page }) => {
  await page.goto('/avaliacoes');
  await signIn(page, 'edu');

  await test.step('the password comes first, whatever the address was', async () => {
    await expect(page).toHaveURL(/\/conta\/seguranca$/);
    await acknowledge(page, MUST.senha);
    await expect(page.getByRole('heading', { name: 'Perguntas de segurança' })).toBeHidden();
    await expectSound(page);
    await expectNoWayAround(page);
    await changePassword(page, STUDENT_PASSWORD, NOVA);
  });

  await test.step('then the questions', async () => {
    await acknowledge(page, MUST.perguntas);
    await expect(page.getByLabel('Nova senha', { exact: true })).toBeHidden();
    await expectSound(page);
    await expectNoWayAround(page);
    for (const n of [1, 2, 3]) {
      await page.getByLabel(`Escolha a pergunta ${n}`).selectOption({ index: n });
      await page.getByLabel(`Resposta da pergunta ${n}`).fill(`resposta ${n}`);
    }
    await page.getByRole('button', { name: 'Salvar perguntas' }).click();
  });

  await test.step('home opens', async () => {
    await expect(page.getByText('Dados salvos com sucesso!')).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto('/avaliacoes');
    await expect(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
  });
});

test.describe('afterwards', () => {
  test.use({ expectedMessage: /401/ });

  test('only the new password opens, and straight to where edu wanted', async ({ page }) => {
    await page.goto('/resultados');
    await signIn(page, 'edu');
    await expect(page.getByText('Credenciais inválidas.')).toBeVisible();
    await signIn(page, 'edu', NOVA);
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
  });
});
