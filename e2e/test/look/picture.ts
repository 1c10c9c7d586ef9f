/** Opens a screen as one person sees it and writes it as a PNG. It starts no server. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import { chromiumLaunchOptions } from '@luneta/testing/chromium';
import { chromium, type Browser, type Page } from '@playwright/test';

import { whenStill } from '../../support/screen.ts';
import { LookError, type Options } from './options.ts';
import type { Account } from './start-page.ts';

const SIGN_IN_MS = 30_000;

export type Picture = {
  /** Where the screen is in the end: a redirect is worth knowing. */
  readonly path: string;
  /** Errors of the page's console. */
  readonly complaints: readonly string[];
};

async function launch(): Promise<Browser> {
  try {
    return await chromium.launch(chromiumLaunchOptions());
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new LookError(
      `no Chromium starts: set CHROMIUM_PATH to one, or install it (Debian: apt-get install chromium). ${line}`,
    );
  }
}

/** Enters by the button of the start page, and waits until the app has taken the session over. */
async function enter(page: Page, api: string, { login }: Account): Promise<void> {
  await page.goto(api);
  const button = page.locator(`button[data-login="${login}"]`);
  await button.click();
  const notice = page.getByRole('alert').filter({ hasText: /\S/ }).first();
  const inside = page.waitForURL(({ origin, pathname }) => origin !== new URL(api).origin && pathname !== '/', {
    timeout: SIGN_IN_MS,
  });
  await Promise.race([inside, notice.waitFor({ timeout: SIGN_IN_MS })]);
  if (await button.isVisible()) throw new LookError(`${login} cannot sign in: ${await notice.innerText()}`);
}

/** Waits until nothing is fetched and nothing moves. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await whenStill(page);
}

async function adjust(page: Page, { text, scroll, offline }: Options): Promise<void> {
  if (text !== 100) await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
  if (offline) await page.context().setOffline(true);
  if (scroll !== 0)
    await page.evaluate(
      (top) => window.scrollTo(0, top ?? document.body.scrollHeight),
      scroll === 'end' ? null : scroll,
    );
  await whenStill(page);
}

/**
 * @param at the addresses of the API and of the app
 * @param file where the PNG is written; its folder is made
 */
export async function takePicture(
  at: { readonly api: string; readonly app: string },
  account: Account | undefined,
  options: Options,
  file: string,
): Promise<Picture> {
  const browser = await launch();
  try {
    const page = await browser.newPage({
      viewport: { width: options.width, height: options.height },
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
    });
    const complaints: string[] = [];
    if (account) await enter(page, at.api, account);
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(at.app + options.path);
    await quiet(page);
    await adjust(page, options);
    mkdirSync(dirname(file), { recursive: true });
    await page.screenshot({ path: file, fullPage: options.full });
    const { pathname, search } = new URL(page.url());
    return { path: pathname + search, complaints };
  } finally {
    await browser.close();
  }
}
