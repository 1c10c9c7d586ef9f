/** An exam of version 1: the language is changed, the essay written, everything handed in; and one whose time ends. */
import type { Page } from '@playwright/test';

import { endAttempt } from '../support/database.ts';
import { expect, expectSound, openAs, test } from '../support/journey.ts';

const EXAM = 'Simulado de dois dias';
const ESSAY = 'A escola também se faz com quem escuta.\n\nQuem pergunta aprende, e quem responde aprende de novo.';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const question = (page: Page, number: number) => page.getByRole('article', { name: new RegExp(`^Questão ${number},`) });

/** From the list to the first question. */
async function start(page: Page, v1: string, login: string, title: string): Promise<void> {
  await openAs(page, `${v1}/v1/central_avaliacoes`, login);
  await expect(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
  await expectSound(page);
  await card(page, title).getByRole('link', { name: 'INICIAR' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'INICIAR AVALIAÇÃO' }).click();
  await expect(question(page, 1)).toBeVisible();
}

test('heitor changes the language, writes the essay and hands in', async ({ page, at }) => {
  await page.clock.install();
  await start(page, at.v1, 'heitor.carneiro', EXAM);

  await test.step('Spanish takes the place of English, at the question of the same number', async () => {
    await question(page, 1).getByText('B', { exact: true }).click();
    await expect(question(page, 1).getByRole('radio').nth(1)).toBeChecked();
    await expectSound(page);
    const english = page.url();
    await page.getByRole('radio', { name: 'Espanhol' }).check({ force: true });
    const told = page.getByRole('dialog', { name: 'Língua estrangeira alterada' });
    await expect(told.getByText('As questões 1, 2 e 3 foram substituídas pelas de espanhol.')).toBeVisible();
    await expectSound(page);
    await told.getByRole('button', { name: 'Entendi' }).click();
    await expect(page).not.toHaveURL(english);
    await expect(page.getByRole('radio', { name: 'Espanhol' })).toBeChecked();
    await expect(page.getByRole('article', { name: 'Questão 1, Espanhol' })).toBeVisible();
    await expect(question(page, 1).getByRole('radio', { checked: true })).toHaveCount(0);
    await question(page, 1).getByText('A', { exact: true }).click();
    await page.getByRole('button', { name: 'Próxima', exact: true }).click();
    await expect(question(page, 2)).toBeVisible();
  });

  await test.step('the essay is saved', async () => {
    await page.getByRole('link', { name: 'Redação' }).click();
    const write = page.getByRole('radio', { name: 'Escrever' });
    await write
      .or(page.getByRole('textbox', { name: 'Sua redação' }))
      .first()
      .waitFor();
    if (await write.isVisible()) await write.check({ force: true });
    await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    // The essay saves itself five seconds after the last key. The clock stands still until 'Salvar' was pressed.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.getByRole('textbox', { name: 'Sua redação' }).fill(ESSAY);
    await expect(page.getByText('Nova modificação detectada!')).toBeVisible();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.clock.resume();
    await expect(page.getByText(/Salvo às \d{1,2}h/)).toBeVisible();
    await expectSound(page);
  });

  await test.step('the summary says what is blank', async () => {
    await page.getByRole('button', { name: 'Entregar Prova' }).click();
    await expect(page.getByRole('heading', { name: 'Entregar Prova' })).toBeVisible();
    await expect(page.getByText('1 de 15 respondidas', { exact: true })).toBeVisible();
    await expect(page.getByText('17 palavras escritas')).toBeVisible();
    await expectSound(page);
  });

  await test.step('the delivery is confirmed, counts down, shows its receipt, and leads to the list', async () => {
    await page.getByRole('button', { name: 'CONFIRMAR ENTREGA' }).click();
    const confirm = page.getByRole('alertdialog', { name: 'Leia antes de entregar...' });
    await expectSound(page);
    await confirm.getByRole('button', { name: 'ENTREGAR PROVA' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Validando...' })).toBeVisible();
    await page.clock.fastForward('00:06');
    await expect(page.getByText('Entrega confirmada', { exact: true })).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'CONTINUAR' }).click();
    await expect(page).toHaveURL(`${at.v1}/v1/central_avaliacoes`);
    // Answering may go on after a delivery (S2 §4.6).
    await expect(page.getByText(/^Entregue às .*Você ainda pode mudar suas respostas\.$/)).toBeVisible();
    await expect(card(page, EXAM).getByRole('link', { name: 'CONTINUAR AVALIAÇÃO' })).toBeVisible();
    await expectSound(page);
  });
});

test('iara’s time ends: the answers stay, and the summary comes by itself', async ({ page, at }) => {
  await page.clock.install();
  await start(page, at.v1, 'iara.guajajara', 'Simulado da semana');
  const stored = page.waitForResponse(/\/central_avaliacoes\/\d+\/resposta/);
  await question(page, 1).getByText('D', { exact: true }).click();
  expect((await stored).status()).toBe(200);
  await page.getByRole('button', { name: 'Próxima', exact: true }).click();
  await expect(question(page, 2)).toBeVisible();

  await endAttempt(at.api, 'iara.guajajara');
  await page.clock.fastForward('03:01:00');
  const over = page.getByRole('alertdialog', { name: 'Seu tempo de prova acabou!' });
  await expect(over).toBeVisible();
  await expectSound(page);
  await page.clock.fastForward('00:06');
  await expect(page).toHaveURL(/\/finalizada$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Prova Finalizada' })).toBeVisible();
  await expect(page.getByText('O tempo acabou, e a prova foi entregue com as respostas')).toBeVisible();
  await expect(page.getByText('1 de 20')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'CONTINUAR' }).click();
  await expect(card(page, 'Simulado da semana')).toContainText('PROVA FINALIZADA');
});
