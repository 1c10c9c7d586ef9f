/** A result before and after its release: first that it is being marked, then the numbers, as soon as staff let them out. */
import { endExam, untilComputed } from '../support/database.ts';
import { expect, expectSound, openAs, test } from '../support/journey.ts';
import { actAsStaff } from '../support/staff-api.ts';

// The second school has one exam, which is open: this journey ends it for everybody there.
const EXAM = 'Simulado do Instituto';
const LOGIN = 'livia.brilhante';

/** Holds the results of an exam or lets them out. */
const setHeld = (api: string, avaliacao: number, retido: boolean): Promise<void> =>
  actAsStaff(api, 'PUT', `avaliacoes/${avaliacao}/liberacao`, {
    retido,
    liberar_em: null,
    motivo: 'Conferência do gabarito',
  });

test('lívia hands in, waits for the release, and then reads her result', async ({ page, at }) => {
  await openAs(page, '/avaliacoes', LOGIN);

  await test.step('the exam is handed in; the receipt says that the grade comes later', async () => {
    await page.getByRole('article', { name: EXAM }).getByRole('link', { name: 'Iniciar avaliação' }).click();
    await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
    const first = page.getByRole('article', { name: /^Questão 1,/ });
    await first.getByText('A', { exact: true }).click();
    await expect(first.getByRole('radio').first()).toBeChecked();
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finalizar Avaliação' }).click();
    await expect(page.getByText('Entrega confirmada')).toBeVisible();
    await expect(page.getByText(/^A nota e o gabarito aparecem depois, em Resultados\./)).toBeVisible();
    await page.getByRole('link', { name: 'Ver resultados' }).click();
  });

  const result = page.getByRole('main').getByRole('article', { name: EXAM });
  await test.step('before the release it is being marked, and leads nowhere', async () => {
    await expect(result.getByText(/^Em correção/)).toBeVisible();
    await expect(result.getByRole('link')).toHaveCount(0);
    await expectSound(page);
  });

  const avaliacao = await endExam(at.api, LOGIN, EXAM);
  await test.step('held by staff after everybody’s time, it still is', async () => {
    await setHeld(at.api, avaliacao, true);
    await page.reload();
    await expect(result.getByText(/^Em correção/)).toBeVisible();
  });

  await test.step('released, it has its number and its detail', async () => {
    await setHeld(at.api, avaliacao, false);
    // The server computes the results of exams that have ended a little later.
    await untilComputed(at.api, avaliacao);
    await page.reload();
    await expect(result.getByText(/^\d+%$/).first()).toBeVisible();
    await result.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: EXAM })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Gabarito' })).toBeVisible();
    await expectSound(page);
  });
});
