/** What a journey does again and again in the staff console. */
import type { Page } from '@playwright/test';

/** Brings the console's navigation in sight: on a phone it is behind a button. */
export async function openNavigation(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Abrir menu' });
  await page.getByRole('button', { name: 'Sair' }).or(menu).first().waitFor();
  if (await menu.isVisible()) await menu.click();
}

export async function signOutOfConsole(page: Page): Promise<void> {
  await openNavigation(page);
  await page.getByRole('button', { name: 'Sair' }).click();
}
