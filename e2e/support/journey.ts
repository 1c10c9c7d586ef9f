/** What every journey stands on: a page whose console must stay silent, sign-in, and axe. */
import { readdirSync } from 'node:fs';

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

import { mailsTo, type Mail } from './mail-server.ts';
import { origins } from './origins.ts';
import { serverAt } from './run.ts';

export const STUDENT_PASSWORD = 'luneta123';
export const STAFF_PASSWORD = 'luneta-demo-2026';

type Fixtures = {
  /** Messages that this journey provokes on purpose, e.g. the browser's own line about a refused login. */
  expectedMessage: RegExp | null;
  silent: void;
  /** The three deployments and the API of this size's server. */
  at: ReturnType<typeof origins>;
  /** Messages that reached an address since the journey began, oldest first; waits for the first one. */
  mailsFor: (address: string) => Promise<Mail[]>;
};

export const test = base.extend<Fixtures>({
  expectedMessage: [null, { option: true }],
  silent: [
    async ({ page, expectedMessage }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use();
      expect(messages.filter((text) => expectedMessage?.test(text) !== true)).toEqual([]);
    },
    { auto: true },
  ],
  at: async ({ baseURL }, use) => {
    await use(origins(baseURL));
  },
  mailsFor: async ({ at }, use) => {
    const { mails } = await serverAt(at.api);
    const before = readdirSync(mails).length;
    await use(async (address) => {
      await expect.poll(() => mailsTo(mails, address, before).length, `a message for ${address}`).toBeGreaterThan(0);
      return mailsTo(mails, address, before);
    });
  },
});

export { expect };

export async function signIn(page: Page, login: string, password = STUDENT_PASSWORD): Promise<void> {
  await page.getByLabel('Usuário ou e-mail').fill(login);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ENTRAR' }).click();
}

/** No accessibility violation on what is on screen now (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** Nothing may stick out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, 'pixels wider than the screen').toBeLessThanOrEqual(0);
}
