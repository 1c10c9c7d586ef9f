/** Sign-in beside version 2: version 1, the console, an account that belongs to another app. */
import type { Page } from '@playwright/test';

import { signOutOfConsole } from '../support/console.ts';
import { expect, expectAccessible, signIn, STAFF_PASSWORD, STUDENT_PASSWORD, test } from '../support/journey.ts';
import { newSession } from '../support/session.ts';

/** A login keeps what `openAs` keeps, with which other journeys begin. Each sign-in has a token of its own. */
async function expectKept(page: Page, login: string, password: string): Promise<void> {
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  const { request_authorization, ...rest } = await newSession(page, login, password);
  expect(kept).toMatchObject({ ...rest, request_authorization: expect.stringMatching(/^Bearer /) });
  expect(request_authorization).toMatch(/^Bearer /);
}

test('a version 1 student is handed over from version 2 to the app of the class', async ({ page, at }) => {
  await page.goto('/');
  await signIn(page, 'ana');
  await expect(page).toHaveURL(`${at.v1}/v1/avaliacao_adaptadas`);
});

test('ana signs in at version 1', async ({ page, at }) => {
  await page.goto(at.v1);
  await signIn(page, 'ana');
  await expect(page).toHaveURL(/\/v1\/avaliacao_adaptadas$/);
  await expect(page.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite),/ })).toBeVisible();
  await expectKept(page, 'ana', STUDENT_PASSWORD);
  await expectAccessible(page);
});

test('staff sign in at their console and out again', async ({ page, at }) => {
  await page.goto(at.staff);
  await expect(page.getByText('Ambiente da equipe')).toBeVisible();
  await signIn(page, 'vida.julia', STAFF_PASSWORD);
  await expect(page).toHaveURL(/\/conta\/selecao_aluno$/);
  await expectKept(page, 'vida.julia', STAFF_PASSWORD);
  await expectAccessible(page);
  await signOutOfConsole(page);
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
});
