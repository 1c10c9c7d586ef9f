/** What staff change of an exam reaches its students: time after an outage, and a question that is annulled. */
import type { Page } from '@playwright/test';

import { query, untilComputed } from '../support/database.ts';
import { expect, expectSound, openAs, STAFF_PASSWORD, test } from '../support/journey.ts';
import { answer, openExam } from '../support/security/exam.ts';

// No other journey sits in an exam with class 3C, or reads the exam that has ended.
const LOGIN = 'camila.duque';
const ENDED = 'Avaliação bimestral';
const OUTAGE_MINUTES = 15;

/** Moves the start of a student's running exam half an hour back. Returns its exam of the class and the school's time zone. */
async function begunHalfAnHourAgo(api: string, login: string): Promise<{ prova: number; fuso: string }> {
  const [row] = await query(
    api,
    `update tentativa t
        set iniciada_em = t.iniciada_em - interval '30 minutes', prazo_em = t.prazo_em - interval '30 minutes'
       from turma_aluno a join diretorio_login d using (escola_id, pessoa_id) join escola e on e.id = d.escola_id
      where d.login = $1 and t.escola_id = a.escola_id and t.turma_aluno_id = a.id and t.encerrada_em is null
      returning t.turma_avaliacao_id, e.fuso_horario`,
    [login],
  );
  if (row === undefined) throw new Error(`${login} has no running exam.`);
  return { prova: Number(row['turma_avaliacao_id']), fuso: String(row['fuso_horario']) };
}

/** A moment some minutes ago, as a field for day and time takes it. */
const minutesAgo = (minutes: number, timeZone: string): string =>
  new Date(Date.now() - minutes * 60_000)
    .toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');

test('coord.ivo makes up for an outage of a class, and camila’s clock moves while she answers', async ({
  page,
  context,
  at,
}) => {
  const student = await context.newPage();
  await openAs(student, '/avaliacoes', LOGIN);
  await openExam(student);
  const { prova, fuso } = await begunHalfAnHourAgo(at.api, LOGIN);
  await answer(student, ['A']);
  const timer = student.getByRole('timer', { name: 'Tempo restante' });
  await expect(timer).toHaveText(/^2h (30|2\d)min$/);

  await openAs(page, `${at.staff}/provas/${prova}`, 'coord.ivo', STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Estender para a turma' }).click();
  const dialog = page.getByRole('dialog', { name: /^Estender tempo da turma/ });
  await dialog.getByRole('radio', { name: `+${OUTAGE_MINUTES} min` }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Durante uma queda' }).check({ force: true });
  await dialog.getByLabel('Início da queda').fill(minutesAgo(20, fuso));
  await dialog.getByLabel('Fim da queda').fill(minutesAgo(5, fuso));
  await dialog.getByLabel('Motivo').fill('Queda de energia na sede');
  await expect(dialog.getByText(/ganham? 15 min\./)).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: `Estender ${OUTAGE_MINUTES} min` }).click();
  await expect(page.getByText(/Os relógios já mudaram/)).toBeVisible();

  // Without a reload: the next answer brings the time that is left.
  await answer(student, ['B'], 2);
  await expect(timer).toHaveText(/^2h 4\dmin \+15 min$/);
});

/** The exam that has ended, by the id of the console and by the one of her class. */
async function endedExamOf(api: string, login: string): Promise<{ exame: number; resultado: number }> {
  const [row] = await query(
    api,
    `select ta.avaliacao_id, ta.id from diretorio_login d
       join turma_aluno m on m.escola_id = d.escola_id and m.pessoa_id = d.pessoa_id and m.status = 'Atual'
       join turma_avaliacao ta on ta.escola_id = m.escola_id and ta.turma_id = m.turma_id
       join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
      where d.login = $1 and a.descricao = $2`,
    [login, ENDED],
  );
  if (row === undefined) throw new Error(`${login} has no exam ${ENDED}.`);
  return { exame: Number(row['avaliacao_id']), resultado: Number(row['id']) };
}

/** How many questions of the result that is open count as right. */
async function hitsOf(page: Page): Promise<number> {
  const hits = page
    .getByRole('list', { name: 'Números da avaliação' })
    .getByText(/\d+\/\d+/)
    .first();
  await expect(hits).toBeVisible();
  return Number(/(\d+)\/\d+/.exec(await hits.innerText())?.[1]);
}

test('coord.ivo annuls a question, and raíssa, who had missed it, reads the higher result', async ({
  page,
  context,
  at,
}) => {
  const { exame, resultado } = await endedExamOf(at.api, 'raissa.torres');
  const student = await context.newPage();
  await openAs(student, `/resultados/${resultado}`, 'raissa.torres');
  await expect(student.getByRole('heading', { level: 1, name: ENDED })).toBeVisible();
  const before = await hitsOf(student);
  const missed = student
    .getByRole('main')
    .getByRole('link', { name: /^Questão \d+, errou/ })
    .first();
  await expect(missed).toBeVisible();
  const name = (await missed.getAttribute('aria-label')) ?? (await missed.innerText());
  const [, number = ''] = /^Questão (\d+)/.exec(name) ?? [];
  await openAs(page, `${at.staff}/provas/avaliacoes/${exame}/questoes`, 'coord.ivo', STAFF_PASSWORD);
  await page.getByRole('button', { name: `Ver questão ${number}`, exact: true }).click();
  await page.getByRole('button', { name: 'Anular questão' }).click();
  const dialog = page.getByRole('dialog', { name: `Anular a questão ${number}?` });
  await expect(dialog.getByText(/Conta como acerto para todos os presentes/)).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Duas alternativas corretas');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Anular questão' }).click();
  await expect(page.getByText('Mudança salva. As notas estão sendo calculadas de novo.')).toBeVisible();

  await untilComputed(at.api, exame);
  await student.reload();
  expect(await hitsOf(student)).toBe(before + 1);
  await expect(
    student
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^Questão ${number}, anulada`) })
      .first(),
  ).toBeVisible();
  await expectSound(student);
});
