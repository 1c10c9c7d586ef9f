/** Version 1 after the exams: a search of the answer keys, one key down to a question, and the mark of an essay. */
import { expect, expectSound, isPhone, openAs, test } from '../support/journey.ts';

test('kauê searches an answer key, reviews a question, and reads how his essay was marked', async ({ page, at }) => {
  await openAs(page, `${at.v1}/v1/central_avaliacoes/gabaritos`, 'kaue.fontes');
  await expect(page.getByRole('heading', { level: 2, name: 'Últimas avaliações' })).toBeVisible();
  await expectSound(page);

  await test.step('the search finds by subject, and Back finds the search again', async () => {
    await page.getByRole('link', { name: 'Pesquisar Gabarito' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pesquisar Gabarito' })).toBeVisible();
    await expectSound(page);
    await page.getByLabel('Matéria').selectOption({ label: 'Inglês' });
    await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
    await expect(page.getByText('1 avaliação', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /1º Simulado do ano/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: '1º Simulado do ano' })).toBeVisible();
    await expect(page.getByText(/^Acertou \d+ de \d+ Questões$/)).toBeVisible();
    await expectSound(page);
    await page.goBack();
    await expect(page.getByLabel('Matéria').locator('option:checked')).toHaveText('Inglês');
    await page.goForward();
  });

  await test.step('a question with answer, key and grid', async () => {
    await page.getByRole('link', { name: 'VER PROVA' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Questão 1', exact: true })).toBeVisible();
    await expectSound(page);
    if (isPhone(page)) await page.getByRole('button', { name: 'VER GABARITO' }).click();
    await expect(page.getByRole(isPhone(page) ? 'dialog' : 'complementary', { name: 'Gabarito' })).toBeVisible();
    await expectSound(page);
    if (isPhone(page)) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Próxima', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Questão 2', exact: true })).toBeVisible();
  });

  await test.step('the essay: its grade, five competences, the comment', async () => {
    await page.goto(`${at.v1}/v1/central_avaliacoes/gabaritos`);
    await page.getByRole('link', { name: /Redação corrigida/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Redação corrigida' })).toBeVisible();
    await expect(page.getByText('Nota da redação')).toBeVisible();
    await expect(page.getByText('Comentários da correção')).toBeVisible();
    await expectSound(page);
  });
});
