/** An exam of two days: the language is changed, the essay begun, and time ends while the tab sleeps. */
import type { Page } from '@playwright/test';

import { endAttempt } from '../support/database.ts';
import { expect, expectSound, openAs, test } from '../support/journey.ts';

const EXAM = 'Simulado de dois dias';
const LOGIN = 'olivia.landim';
const question = (page: Page, number: number) => page.getByRole('article', { name: new RegExp(`^Questão ${number},`) });

test('olívia’s time ends while her phone is in the pocket: what she wrote is handed in', async ({ page, at }) => {
  await page.clock.install();
  await openAs(page, '/avaliacoes', LOGIN);
  await expect(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();

  await test.step('day one is open, day two has its hour', async () => {
    const days = page.getByRole('article', { name: EXAM });
    await expect(days.filter({ hasText: '1ª bateria' })).toBeVisible();
    await expect(days.filter({ hasText: '2ª bateria' })).toContainText('Prova irá começar às');
    await expect(days.filter({ hasText: '2ª bateria' }).getByRole('link', { name: 'Iniciar avaliação' })).toHaveCount(
      0,
    );
    await days.filter({ hasText: '1ª bateria' }).getByRole('link', { name: 'Iniciar avaliação' }).click();
    await expect(page.getByRole('heading', { level: 1, name: EXAM })).toBeVisible();
    await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
    await expect(question(page, 1)).toBeVisible();
  });

  await test.step('Spanish takes the place of English, at the question of the same number', async () => {
    await page.getByRole('radio', { name: 'Espanhol' }).check({ force: true });
    const told = page.getByRole('dialog', { name: 'Língua estrangeira alterada' });
    await expect(told).toBeVisible();
    await expectSound(page);
    await told.getByRole('button', { name: 'Entendi' }).click();
    await expect(page.getByRole('article', { name: 'Questão 1, Espanhol' })).toBeVisible();
    await question(page, 1).getByText('A', { exact: true }).click();
    await page.getByRole('button', { name: 'Próxima', exact: true }).click();
    await expect(question(page, 2)).toBeVisible();
  });

  await test.step('the essay is begun and saved', async () => {
    await page.getByRole('link', { name: 'Redação' }).click();
    const write = page.getByRole('radio', { name: 'Escrever' });
    const sheet = page.getByRole('textbox', { name: 'Sua redação' });
    await write.or(sheet).first().waitFor();
    if (await write.isVisible()) await write.check({ force: true });
    // The essay saves itself five seconds after the last key. The clock stands still until 'Salvar' was pressed.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await sheet.fill('Quem descansa aprende melhor.');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.clock.resume();
    await expect(page.getByText(/Salvo às \d{1,2}h/)).toBeVisible();
  });

  await test.step('the phone sleeps past the end; when it wakes, the exam closes by itself', async () => {
    await endAttempt(at.api, LOGIN);
    await page.clock.fastForward('03:01:00');
    const over = page.getByRole('alertdialog', { name: 'Tempo esgotado' });
    await expect(over).toBeVisible();
    await expectSound(page);
    await page.clock.fastForward('00:06');
    await expect(page.getByRole('heading', { level: 1, name: 'Prova Finalizada' })).toBeVisible();
    await expect(page.getByText('1 de 15')).toBeVisible();
    await expect(page.getByText(/^\d+ palavras?$/)).toBeVisible();
    await expectSound(page);
  });

  await test.step('nobody enters day one again, and day two still comes', async () => {
    await page.getByRole('link', { name: 'Voltar para a Central de Avaliações' }).click();
    const days = page.getByRole('article', { name: EXAM });
    await expect(days.filter({ hasText: '1ª bateria' })).toContainText('Prova Finalizada');
    await expect(days.filter({ hasText: '2ª bateria' })).toContainText('Prova irá começar às');
  });
});
