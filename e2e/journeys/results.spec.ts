/** Reading a result: from the list to one question with its key. */
import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/journey.ts';

test('a student reads a released result down to one question', async ({ page }) => {
  await openAs(page, '/resultados', 'vitoria.maciel');
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
  await expectAccessible(page);

  await test.step('what is TRI', async () => {
    await page.getByRole('button', { name: 'O que é a TRI?' }).click();
    await expect(page.getByRole('dialog', { name: 'Como a TRI calcula a nota' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the result: score with its error, hits by difficulty, key', async () => {
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByText('estimativa')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Acertos por dificuldade' })).toBeVisible();
    await expect(page.getByText('parâmetros fictícios, só para demonstração')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('one question with answer, key and comment', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Questão \d+/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Questão \d+$/ })).toBeVisible();
    await expect(page.getByText('Comentário')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the survey comes once after the result was read, and can be put off', async () => {
    await page.clock.install();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Acertos por dificuldade' })).toBeVisible();
    const survey = page.getByRole('region', { name: 'Sua opinião' });
    // A result that is left sooner was not read.
    await page.clock.fastForward(5_500);
    await page.getByRole('link', { name: 'Voltar para Resultados' }).click();
    await expect(survey).toBeVisible();
    await expectAccessible(page);
    await survey.getByRole('button', { name: 'Agora não' }).click();
    await expect(survey).toHaveCount(0);
  });
});
