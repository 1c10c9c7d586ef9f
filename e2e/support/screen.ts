/** What journeys and pictures do with any screen: sign in on it, and wait until nothing moves. */
import type { Page } from '@playwright/test';

/** Fills in the login screen and sends it. The screen before may still be open, with a field of the same name. */
export async function signIn(page: Page, login: string, password: string): Promise<void> {
  const send = page.getByRole('button', { name: 'ENTRAR' });
  await send.waitFor();
  await page.getByLabel('Usuário ou e-mail').fill(login);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await send.click();
}

/** Waits for transitions to end, because a text that is fading in has a temporary contrast. */
export async function whenStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
}
