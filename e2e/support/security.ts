/** The page of the own password, as a person fills it in. */
import { expect, type Page } from '@playwright/test';

/** Reads what must be done, in the dialog that says it, and closes it. */
export async function acknowledge(page: Page, sentence: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Atenção' });
  await expect(dialog.getByText(sentence)).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

export async function changePassword(page: Page, atual: string, nova: string): Promise<void> {
  await page.getByLabel('Senha atual', { exact: true }).fill(atual);
  await page.getByLabel('Nova senha', { exact: true }).fill(nova);
  await page.getByLabel('Confirme a nova senha', { exact: true }).fill(nova);
  await page.getByRole('button', { name: 'Salvar senha' }).click();
}

/** After a reset or a recovery: the password given must be changed before anything else. */
export async function changeForcedPassword(page: Page, atual: string, nova: string): Promise<void> {
  await acknowledge(page, 'Para continuar, você deve trocar sua senha.');
  await changePassword(page, atual, nova);
}
