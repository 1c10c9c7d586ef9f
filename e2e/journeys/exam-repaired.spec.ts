/**
 * A student is in question 12 when the school mends it: the open screen shows the new text, keeps the answer, and says so. Then
 * the school annuls it, and then cancels the exam (rules MON-5, MON-6).
 */
import { newClass, newExam } from '../support/database.ts';
import { expect, expectSound, signIn, STAFF_PASSWORD, test } from '../support/journey.ts';

// The browser logs the refused save of the cancelled exam.
test.use({ expectedMessage: /409/ });

const EXAM = 'Simulado da semana';
const NEW_TEXT = 'Texto corrigido pela escola';
const motivo = 'O enunciado tinha um erro';

test('zuleica answers while the school repairs question 12, annuls it, and cancels the exam', async ({ page, at }) => {
  const turma = await newClass(at.api, 'kamila.escobar', '9Z', ['Zuleica Prado'], 930_000_000);
  const { avaliacao, item, revisao } = await newExam(at.api, turma, EXAM, 12, `<p>${NEW_TEXT}</p>`);
  const json = { 'content-type': 'application/json' };
  const entered = await fetch(`${at.api}/api/v2/login/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ user: { login: 'admin.karen', password: STAFF_PASSWORD } }),
  });
  const authorization = entered.headers.get('authorization') ?? '';
  const act = async (path: string, body: object) => {
    const done = await fetch(`${at.api}/api/v2/gestao/avaliacoes/${avaliacao}/${path}`, {
      method: 'POST',
      headers: { ...json, authorization },
      body: JSON.stringify({ motivo, ...body }),
    });
    expect(done.status, await done.text()).toBe(200);
  };
  const question = page.getByRole('article', { name: /^Questão 12,/ });
  const choose = async (letter: string) => {
    await question.getByText(letter, { exact: true }).click();
  };

  await test.step('she is in question 12', async () => {
    await page.goto('/avaliacoes');
    await signIn(page, 'zuleica');
    await page.getByRole('article', { name: EXAM }).getByRole('link', { name: 'Iniciar avaliação' }).click();
    await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await page.getByRole('button', { name: /^Questão 12,/ }).click();
    await choose('B');
    await expect(question.getByRole('radio').nth(1)).toBeChecked();
    await expect(page.getByLabel('Prova em andamento')).toContainText('1/20');
  });

  await test.step('its text is swapped: the open screen shows it, keeps the answer, and says so', async () => {
    await act(`itens/${item}/reparo`, { acao: 'trocar', questao_id: revisao, aviso_aos_alunos: true });
    await choose('C');
    await expect(page.getByText('A questão 12 foi corrigida. Confira sua resposta.')).toBeVisible({ timeout: 120_000 });
    await expect(question.getByText(NEW_TEXT)).toBeVisible();
    await expect(question.getByRole('radio').nth(2)).toBeChecked();
    await expectSound(page);
    await page.getByRole('button', { name: 'Entendi' }).click();
  });

  await test.step('annulled, it says so', async () => {
    await act(`itens/${item}/reparo`, { acao: 'anular', aviso_aos_alunos: true });
    await expect(page.getByText('A questão 12 foi anulada e vale para todos.')).toBeVisible({ timeout: 120_000 });
    await expect(question.getByRole('radio').nth(2)).toBeChecked();
  });

  await test.step('cancelled, the room is left with its sentence, and the list says it', async () => {
    await act('cancelamento', {});
    await choose('D');
    const sentence = page.getByText('Esta prova foi cancelada pela escola. Suas respostas foram guardadas.');
    await expect(sentence.first()).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole('article', { name: EXAM }).getByText('Cancelada', { exact: true })).toBeVisible();
    await expectSound(page);
  });
});
