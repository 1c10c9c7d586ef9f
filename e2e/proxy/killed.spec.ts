/** Two servers behind a proxy: one of them is killed in the middle of an exam, and the student notices nothing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { expect, signIn, test } from '../support/journey.ts';
import { serverAt } from '../support/run.ts';

// A request that the killed server was answering is lost with it, and sent again by the page.
test.use({ expectedMessage: /the server responded with a status of 502/ });

const EXAM = 'Simulado da semana';
const question = (page: Page, number: number) => page.getByRole('article', { name: new RegExp(`^Questão ${number},`) });
const answered = (page: Page, n: number) =>
  expect(page.getByRole('banner').or(page.getByLabel('Prova em andamento'))).toContainText(`${n}/20`);

async function answer(page: Page, number: number): Promise<void> {
  await question(page, number).getByText('B', { exact: true }).click();
  await answered(page, number);
  await page.getByRole('button', { name: 'Próxima', exact: true }).click();
  await expect(question(page, number + 1)).toBeVisible();
}

test('duda answers, a server is killed, and each answer is there when she hands in', async ({ page, at }) => {
  const { data } = await serverAt(at.api);
  const [victim = 0]: number[] = JSON.parse(readFileSync(join(data, 'processes.json'), 'utf8'));
  await page.goto('/avaliacoes');
  await signIn(page, 'duda');
  await page.getByRole('article', { name: EXAM }).getByRole('link', { name: 'Iniciar avaliação' }).click();
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await expect(question(page, 1)).toBeVisible();
  for (const number of [1, 2, 3]) await answer(page, number);

  process.kill(victim, 'SIGKILL');
  for (const number of [4, 5, 6]) await answer(page, number);
  await page.reload();
  await expect(question(page, 7)).toBeVisible();
  await answered(page, 6);

  await page.getByRole('button', { name: 'Finalizar' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Finalizar a avaliação?' });
  await expect(confirm).toContainText('Há 14 questões em branco.');
  await confirm.getByRole('button', { name: 'Finalizar Avaliação' }).click();
  await expect(page.getByText('Entrega confirmada')).toBeVisible();
  await expect(page.getByText('6 de 20')).toBeVisible();
});
