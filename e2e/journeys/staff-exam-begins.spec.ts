/**
 * An exam of one's own, by browser alone: three questions are written and 17 imported, an exam of 20 is assembled, checked and
 * published for a class of each version and one on paper (rule MON-4). While students of both versions answer, a question is
 * repaired under them (rule MON-6). Answers from paper are typed and count. What the coordinator does is counted.
 */
import type { Page } from '@playwright/test';

import {
  addColleague,
  copyQuestions,
  endExam,
  fusoOf,
  newClass,
  noteEnd,
  openExamNow,
  untilComputed,
} from '../support/database.ts';
import { IMPORTED, PLACE, questionEditor, questionFile, typePaper } from '../support/exam-of-ones-own.ts';
import { expect, expectSound, isPhone, openAs, STAFF_PASSWORD, test } from '../support/journey.ts';
import { deliver } from '../support/security/exam.ts';
import { Work } from '../support/work.ts';

const EXAM = 'Prova da serra';
const COORDINATOR = { login: 'coord.alzira', nome: 'Alzira Campelo Teles' };
const QUESTIONS = IMPORTED + 3;
/** The question that is repaired. */
const N = 12;
const NEW_TEXT = 'Texto corrigido enquanto a prova corre.';
/** What docs/operation.md says. On a phone one click more opens the rest of the navigation. */
const COUNTED = {
  made: { clicks: 39, fields: 17, keys: 285 },
  repaired: { clicks: 9, fields: 2, keys: 64 },
  typed: { clicks: 4, fields: 0, keys: 24 },
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const question = (page: Page, number: number) => page.getByRole('article', { name: new RegExp(`^Questão ${number},`) });

/** Half an hour from now, as a field for day and time takes it. */
const soon = (timeZone: string): string =>
  new Date(Date.now() + 30 * 60_000)
    .toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');

/** Each version from its list to the first question of the exam. */
const STARTS = {
  1: async (page: Page, v1: string) => {
    await openAs(page, `${v1}/v1/central_avaliacoes`, 'belarmina');
    await page.getByRole('article', { name: EXAM }).getByRole('link', { name: 'INICIAR' }).click();
    await page.getByRole('button', { name: 'INICIAR AVALIAÇÃO' }).click();
  },
  2: async (page: Page) => {
    await openAs(page, '/avaliacoes', 'clodoaldo');
    await page.getByRole('article', { name: EXAM }).getByRole('link', { name: 'Iniciar avaliação' }).click();
    await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  },
} as const;

/** Goes to a question by the list of all, which a button opens on a phone, and chooses. */
async function answer(page: Page, number: number, letter: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Ver todas' }).click();
  const list = page.getByRole(isPhone(page) ? 'dialog' : 'complementary', { name: 'Todas as questões' });
  await list.getByRole('button', { name: new RegExp(`^Questão ${number},`) }).click();
  const here = question(page, number);
  await here.getByText(letter, { exact: true }).click();
  await expect(here.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) })).toBeChecked();
}

/** Each version from a question to the receipt. */
const ENDS = {
  1: async (page: Page) => {
    await page.getByRole('button', { name: 'Entregar Prova' }).click();
    await page.getByRole('button', { name: 'CONFIRMAR ENTREGA' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ENTREGAR PROVA' }).click();
    await expect(page.getByText('Entrega confirmada', { exact: true })).toBeVisible();
  },
  2: deliver,
} as const;

// It takes three minutes, and on a machine at its limit several times as long.
test.setTimeout(1_200_000);
test.use({ actionTimeout: 120_000 });

test('an exam of one’s own, from its questions to a repair under the students', async ({ page, context, at }) => {
  const started = Date.now();
  await addColleague(at.api, 'coord.ivo', COORDINATOR);
  await newClass(at.api, 'heitor.carneiro', '9X', ['Belarmina Pontes'], 940_000_000);
  await copyQuestions(at.api, 'heitor.carneiro', 'belarmina');
  await newClass(at.api, 'kamila.escobar', '9Y', ['Clodoaldo Freire'], 950_000_000);
  await copyQuestions(at.api, 'kamila.escobar', 'clodoaldo');
  await newClass(at.api, 'kamila.escobar', '9W', ['Dalva Prestes'], 960_000_000);
  const fuso = await fusoOf(at.api, 'coord.ivo');
  const work = new Work();
  const repair = new Work();
  const paper = new Work();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const parts = page.getByRole('navigation', { name: 'Partes da prova' });
  const step = (name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

  await test.step('three questions are written: a formula, a described picture, a text with points', async () => {
    await openAs(page, `${at.staff}/conta/selecao_aluno`, COORDINATOR.login, STAFF_PASSWORD);
    await expect(heading(page, 'Selecionar aluno')).toBeVisible();
    if (isPhone(page)) await work.click(button('Mais'));
    await work.click(page.getByRole('link', { name: 'Questões', exact: true }));
    const editor = questionEditor(page, work);
    await editor.open();
    await editor.stem(`O caminho da ${PLACE} tem este comprimento em quilômetros: `);
    await editor.formula('\\frac{9}{2}');
    await editor.alternatives('4,5 km', '2,9 km');
    await expectSound(page);
    await editor.approve();
    await editor.open();
    await editor.stem(`Observe a serra da ${PLACE}. De que lado nasce o sol? `);
    await editor.picture('Serra vista do sul, com o sol à direita');
    await editor.alternatives('À direita', 'À esquerda');
    await editor.approve();
    await editor.open();
    await editor.asText('2,5');
    await editor.stem(`Conte como você mediria a altura da serra da ${PLACE}.`);
    await editor.approve();
  });

  await test.step('17 are imported from a table', async () => {
    await work.click(page.getByRole('link', { name: 'Importar questões' }));
    await work.upload(page.getByLabel('Planilha ou arquivo', { exact: true }), questionFile());
    await work.click(button(`Conferir ${IMPORTED} questões`));
    await work.click(button(`Aplicar ${IMPORTED} mudanças`));
    await expect(page.getByText('mudanças feitas')).toBeVisible();
    await expectSound(page);
  });

  await test.step('an exam of 20 is assembled for three classes, on screen or on paper', async () => {
    await work.click(page.getByRole('link', { name: 'Provas', exact: true }));
    await work.click(page.getByRole('link', { name: 'Nova prova' }));
    await work.fill(page.getByLabel('Nome da prova'), EXAM);
    const cycle = page.getByLabel('Ciclo', { exact: true });
    await work.choose(cycle, await cycle.locator('option').nth(1).innerText());
    await work.click(page.getByRole('radio', { name: /^Híbrida/ }));
    await work.click(button('Continuar: dias'));
    await step('Dias');
    await work.click(button('Continuar: questões'));
    await step('Questões');
    await work.fill(page.getByRole('searchbox', { name: 'Buscar questão' }), PLACE);
    await work.click(button(`Pôr as ${QUESTIONS} desta lista`));
    await expect(page.getByRole('region', { name: 'Totais da prova' })).toContainText(
      new RegExp(`^${QUESTIONS}\\s*questões`),
    );
    await expectSound(page);
    await work.click(button('Continuar: turmas'));
    await step('Turmas e horários');
    await work.click(page.getByRole('combobox', { name: 'Quem faz a prova' }));
    for (const turma of ['9X', '9Y', '9W']) await work.click(page.getByRole('option', { name: turma }));
    await page.getByRole('combobox', { name: 'Quem faz a prova' }).press('Escape');
    await work.fillMoment(page.getByLabel('Início'), soon(fuso));
    await work.click(button('Conferir a prova'));
    await step('Conferir');
  });

  const exam = await test.step('its warnings are read and accepted, and it is published', async () => {
    await expect(page.getByText('Nada impede a publicação.')).toBeVisible();
    await expectSound(page);
    await work.click(button('Continuar: publicar'));
    await work.click(page.getByRole('checkbox', { name: /^Publicar assim mesmo/ }));
    await work.click(button('Publicar prova'));
    await expect(heading(page, EXAM)).toBeVisible();
    await expect(page).toHaveURL(/\/provas\/avaliacoes\/\d+$/);
    return Number(/\d+$/.exec(page.url())?.[0]);
  });

  await openExamNow(at.api, exam);
  // A page in front of it slows a page down: whoever acts comes to the front.
  const students = { 1: await context.newPage(), 2: await context.newPage() } as const;
  for (const version of [1, 2] as const)
    await test.step(`a student of version ${version} takes it`, async () => {
      const own = students[version];
      await own.bringToFront();
      await STARTS[version](own, at.v1);
      await expect(question(own, 1)).toBeVisible();
      for (const [number, letter] of [[10, 'A'], [11, 'C'], [N, 'B']] as const) await answer(own, number, letter); // prettier-ignore
    });

  await test.step('question 12 gets another text while they are in it', async () => {
    await page.bringToFront();
    await repair.click(parts.getByRole('link', { name: 'Questões' }));
    await repair.click(page.getByRole('button', { name: `Ver questão ${N}`, exact: true }));
    await repair.click(button('Trocar texto ou figura'));
    await repair.click(page.getByRole('dialog').getByRole('link', { name: 'Abrir a questão no banco' }));
    await expect(heading(page, /^Questão /)).toBeVisible();
    await repair.fill(page.getByRole('textbox', { name: 'Enunciado', exact: true }), NEW_TEXT);
    await repair.click(button('Salvar'));
    await expect(page.getByText('Revisão 2 criada. As provas continuam com a anterior.')).toBeVisible();
    await page.goto(`${at.staff}/provas/avaliacoes/${exam}/questoes`);
    await repair.click(page.getByRole('button', { name: `Ver questão ${N}`, exact: true }));
    await repair.click(button('Trocar texto ou figura'));
    const dialog = page.getByRole('dialog');
    await repair.click(dialog.getByRole('radio', { name: /^Revisão 2/ }));
    await repair.fill(dialog.getByLabel('Motivo'), 'O enunciado tinha um erro');
    await expectSound(page);
    await repair.click(dialog.getByRole('button', { name: 'Trocar a questão' }));
    await expect(page.getByText('Mudança salva. Quem está na prova lê o aviso em até um minuto.')).toBeVisible();
  });

  await test.step('the booklet has all its questions', async () => {
    await parts.getByRole('link', { name: 'Impressão' }).click();
    const booklet = page.getByRole('article', { name: /^Questão \d+$/ });
    await expect(booklet).toHaveCount(QUESTIONS);
    await expect(booklet.nth(N - 1)).toContainText(NEW_TEXT);
    await expectSound(page);
  });

  await test.step('answers of the class on paper are typed', async () => {
    await paper.click(parts.getByRole('link', { name: 'Turmas' }));
    await paper.click(page.getByRole('link', { name: /^Digitar respostas da turma .*9W$/ }));
    await typePaper(page, paper);
    await expectSound(page);
  });

  for (const version of [1, 2] as const)
    await test.step(`the open screen of version ${version} shows it, keeps the answer, and says so`, async () => {
      const own = students[version];
      await own.bringToFront();
      await expect(own.getByText(`A questão ${N} foi corrigida. Confira sua resposta.`)).toBeVisible({
        timeout: 300_000,
      });
      await expect(question(own, N).getByText(NEW_TEXT)).toBeVisible();
      await expect(question(own, N).getByRole('radio', { name: /^Alternativa B:/ })).toBeChecked();
      await expectSound(own);
    });

  for (const version of [1, 2] as const)
    await test.step(`version ${version} is handed in`, async () => {
      await students[version].bringToFront();
      await ENDS[version](students[version]);
    });

  await test.step('the answers from paper count', async () => {
    await endExam(at.api, COORDINATOR.login, EXAM);
    await noteEnd(at.api, exam);
    await untilComputed(at.api, exam);
    await page.bringToFront();
    await page.goto(`${at.staff}/provas/avaliacoes/${exam}/resultados`);
    const result = page.getByRole(isPhone(page) ? 'listitem' : 'row').filter({ hasText: 'Dalva Prestes' });
    await expect(result).toContainText(`${QUESTIONS - 1} de ${QUESTIONS}`);
    await expect(result).toContainText('9,8');
    await expectSound(page);
  });

  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `an exam begins: ${work.words}; its repair: ${repair.words}; its paper: ${paper.words}; the journey itself took ${seconds} s`,
  );
  const made = { ...COUNTED.made, clicks: COUNTED.made.clicks + (isPhone(page) ? 1 : 0) };
  expect({ made: work.counted, repaired: repair.counted, typed: paper.counted }).toEqual({ ...COUNTED, made });
});
