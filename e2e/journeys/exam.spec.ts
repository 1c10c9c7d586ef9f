/** The main job of the product: a student takes an exam on a bad network and nothing is lost. */
import type { Page } from '@playwright/test';

import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/journey.ts';

const EXAM = 'Simulado da semana';
const ESSAY =
  'O descanso também é um direito.\n\nQuem descansa aprende melhor e vive com mais saúde, e a escola pode ajudar.';

// While the connection is cut, the browser logs each failed call.
test.use({ expectedMessage: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });
// Questions slide, and the list of them and dialogs come and go, as for most students.
test.use({ reducedMotion: 'no-preference' });

const question = (page: Page, number: number) => page.getByRole('article', { name: new RegExp(`^Questão ${number},`) });
const answered = (page: Page, n: number) =>
  expect(page.getByRole('banner').or(page.getByLabel('Prova em andamento'))).toContainText(`${n}/20`);

test('bia takes the running exam by mouse and keyboard, loses the connection, writes the essay and hands in', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/avaliacoes');
  await expectAccessible(page);
  await signIn(page, 'bia');

  await test.step('the deep link survives the login; the exam opens from its card', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('article', { name: EXAM }).getByRole('link', { name: 'Iniciar avaliação' }).click();
    await expect(page.getByRole('heading', { level: 1, name: EXAM })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
    await expect(question(page, 1)).toBeVisible();
  });

  await test.step('by mouse: choose, change, move on', async () => {
    await question(page, 1).getByText('A', { exact: true }).click();
    await answered(page, 1);
    await question(page, 1).getByText('C', { exact: true }).click();
    await answered(page, 1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Próxima', exact: true }).click();
    await expect(question(page, 2)).toBeVisible();
  });

  await test.step('by keyboard: a letter chooses, Tab and Enter move on', async () => {
    await expect(question(page, 2).getByRole('heading').first()).toBeFocused();
    await question(page, 2).getByRole('radio').first().focus();
    await page.keyboard.press('d');
    await page.keyboard.press('Space');
    await expect(question(page, 2).getByRole('radio').nth(3)).toBeChecked();
    await answered(page, 2);
    await page.getByRole('button', { name: 'Próxima', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(question(page, 3)).toBeVisible();
    // A new question takes the focus to its heading.
    await expect(question(page, 3).getByRole('heading').first()).toBeFocused();
    await question(page, 3).getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(question(page, 3).getByRole('radio').nth(1)).toBeChecked();
    await answered(page, 3);
  });

  await test.step('a minute without connection: answering waits, what was chosen is kept', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Próxima', exact: true }).click();
    await expect(page.getByText('Sem internet. Suas respostas estão guardadas neste aparelho')).toBeVisible();
    await expect(question(page, 4)).toBeVisible();
    await page.clock.fastForward('01:00');
    await expectAccessible(page);
    await context.setOffline(false);
    await page.clock.fastForward('00:31');
    await expect(page.getByText('Sem internet. Suas respostas estão guardadas neste aparelho')).toBeHidden();
    await question(page, 4).getByText('B', { exact: true }).click();
    await answered(page, 4);
  });

  await test.step('a reload in the middle comes back to the same question with every answer', async () => {
    await page.getByRole('button', { name: 'Próxima', exact: true }).click();
    await expect(question(page, 5)).toBeVisible();
    await page.reload();
    await expect(question(page, 5)).toBeVisible();
    await answered(page, 4);
    // On a phone the list is behind a button; on a wide screen it stands beside the question.
    const all = page.getByRole('button', { name: 'Ver todas' });
    const isPhone = await all.isVisible();
    if (isPhone) await all.click();
    const list = isPhone
      ? page.getByRole('dialog', { name: 'Todas as questões' })
      : page.getByRole('complementary', { name: 'Todas as questões' });
    for (const [number, letter] of ['C', 'D', 'B', 'B'].entries()) {
      await expect(
        list.getByRole('button', { name: `Questão ${number + 1}, respondida, alternativa ${letter}` }),
      ).toBeVisible();
    }
    await expectAccessible(page);
    if (isPhone) {
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
    }
  });

  await test.step('the essay is saved and counted', async () => {
    await page.getByRole('link', { name: 'Redação' }).click();
    await expectAccessible(page);
    const write = page.getByRole('radio', { name: 'Escrever' });
    if (await write.isVisible()) await write.check();
    await page.getByRole('textbox', { name: 'Sua redação' }).fill(ESSAY);
    await expect(page.getByText('Nova modificação detectada! Antes de continuar, salve as modificações')).toBeVisible();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(/Salvo às \d{1,2}h/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('handing in asks once, then shows the receipt', async () => {
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const confirm = page.getByRole('alertdialog', { name: 'Finalizar a avaliação?' });
    await expect(confirm).toContainText('Há 16 questões em branco.');
    await expectAccessible(page);
    await confirm.getByRole('button', { name: 'Finalizar Avaliação' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Prova Finalizada' })).toBeVisible();
    await expect(page.getByText('Entrega confirmada')).toBeVisible();
    await expect(page.getByText('4 de 20')).toBeVisible();
    await expect(page.getByText('20 palavras')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('afterwards it can neither be entered nor changed', async () => {
    await page.getByRole('link', { name: 'Voltar para a Central de Avaliações' }).click();
    await expect(page.getByRole('article', { name: EXAM })).toContainText('Prova Finalizada');
    await expect(page.getByRole('article', { name: EXAM }).getByRole('link')).toHaveCount(0);
  });
});
