/** A student is in an exam when the school annuls a question, and when it cancels the exam (rules MON-5, MON-6). */
import { copyQuestions, newClass, newExam } from '../support/database.ts';
import { expect, expectSound, openAs, test } from '../support/journey.ts';
import { question } from '../support/security/exam.ts';
import { actAsStaff } from '../support/staff-api.ts';

// The browser logs the refused save of the cancelled exam.
test.use({ expectedMessage: /409/u, actionTimeout: 120_000 });

const EXAM = 'Simulado da semana';
const motivo = 'O enunciado tinha um erro';

test('zuleica answers while the school annuls her question, and cancels the exam', async ({ page, at }) => {
  const turma = await newClass(at.api, 'kamila.escobar', '9Z', ['Zuleica Prado'], 930_000_000);
  await copyQuestions(at.api, 'kamila.escobar', 'zuleica');
  const { avaliacao, itens } = await newExam(at.api, turma, EXAM);
  const first = question(page, 1);
  const option = (letter: string) => first.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`, 'u') });
  const choose = (letter: string) => first.getByText(letter, { exact: true }).click();

  await test.step('she answers the first question', async () => {
    await openAs(page, '/avaliacoes', 'zuleica');
    await page.getByRole('article', { name: EXAM }).getByRole('link', { name: 'Iniciar avaliação' }).click();
    await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
    await choose('B');
    await expect(option('B')).toBeChecked();
  });

  await test.step('it is annulled: one of her next answers brings the news, and stays', async () => {
    await actAsStaff(at.api, 'POST', `avaliacoes/${avaliacao}/itens/${itens[0]}/reparo`, {
      acao: 'anular',
      aviso_aos_alunos: true,
      motivo,
    });
    const told = page.getByText('A questão 1 foi anulada e vale para todos.');
    let letter = 'D';
    // The server keeps the items of a running day for some seconds.
    await expect(async () => {
      letter = letter === 'C' ? 'D' : 'C';
      await choose(letter);
      await expect(told).toBeVisible({ timeout: 4000 });
    }).toPass();
    await expect(option(letter)).toBeChecked();
    await expectSound(page);
  });

  await test.step('the exam is cancelled: the room is left with its sentence, and the list says it', async () => {
    await actAsStaff(at.api, 'POST', `avaliacoes/${avaliacao}/cancelamento`, { motivo });
    await choose('A');
    const sentence = page.getByText('Esta prova foi cancelada pela escola. Suas respostas foram guardadas.');
    await expect(sentence.first()).toBeVisible();
    await expect(page.getByRole('article', { name: EXAM }).getByText('Cancelada', { exact: true })).toBeVisible();
    await expectSound(page);
  });
});
