/** The running exam of version 2, as the security checks use it. */
import { expect, type Page } from '@playwright/test';

import { isPhone, signIn } from '../journey.ts';

export const EXAM = 'Simulado da semana';

export const question = (page: Page, number: number) =>
  page.getByRole('article', { name: new RegExp(`^Questão ${number},`) });

/** Signs in and opens the exam at its first question. */
export async function startExam(page: Page, login: string): Promise<void> {
  await page.goto('/avaliacoes');
  await signIn(page, login);
  await openExam(page);
}

/** From the list of exams to the first question. */
export async function openExam(page: Page): Promise<void> {
  await page.getByRole('article', { name: EXAM }).getByRole('link', { name: 'Iniciar avaliação' }).click();
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await expect(question(page, 1)).toBeVisible();
}

/**
 * Chooses a letter in each question, going on after each. By the list of questions: 'Próxima' waits while a choice that
 * was made a moment ago is on its way.
 */
export async function answer(page: Page, letters: readonly string[], from = 1): Promise<void> {
  const list = page.getByRole('complementary', { name: 'Todas as questões' });
  for (const [n, letter] of letters.entries()) {
    const here = question(page, from + n);
    await here.getByText(letter, { exact: true }).click();
    await expect(here.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) })).toBeChecked();
    const next = isPhone(page)
      ? page.getByRole('button', { name: 'Próxima', exact: true })
      : list.getByRole('button', { name: new RegExp(`^Questão ${from + n + 1},`) });
    await next.click();
    await expect(question(page, from + n + 1)).toBeVisible();
  }
}

/** Hands in and waits for the receipt. */
export async function deliver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finalizar' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Finalizar a avaliação?' });
  await confirm.getByRole('button', { name: 'Finalizar Avaliação' }).click();
  await expect(page.getByText('Entrega confirmada')).toBeVisible();
}

/** By the account, as a person does. The page is never loaded anew. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sua Conta' }).first().click();
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
}
