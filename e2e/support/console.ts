/** Steps that several journeys share in the staff console. */
import type { Page } from '@playwright/test';

/** Opens what of the console's navigation is behind a button on a phone: the later sections, the own account, the way out. */
async function openNavigation(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Mais', exact: true });
  await page.getByRole('button', { name: 'Sair' }).or(menu).first().waitFor();
  if (await menu.isVisible()) await menu.click();
}

export async function signOutOfConsole(page: Page): Promise<void> {
  await openNavigation(page);
  await page.getByRole('button', { name: 'Sair' }).click();
}
