/**
 * The console without a mouse, the focus always in sight: answers from paper, an essay that two people mark and a third decides,
 * and a course.
 */
import type { Page } from '@playwright/test';

import { query, untilComputed } from '../support/database.ts';
import { expect, expectSound, STAFF_PASSWORD, STUDENT_PASSWORD, test } from '../support/journey.ts';
import { expectFocusInSight, tabInSight } from '../support/keyboard.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function signIn(page: Page, login: string, password: string): Promise<void> {
  await tabInSight(page, page.getByLabel('Usuário ou e-mail'));
  await page.keyboard.type(login);
  await tabInSight(page, page.getByLabel('Senha', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

async function enter(page: Page, staff: string, login: string): Promise<void> {
  await page.goto(staff);
  await signIn(page, login, STAFF_PASSWORD);
  // Keys are heard from the moment in which the title gets the focus. It is visible before.
  await expect(title(page, 'Selecionar aluno')).toBeFocused();
}

/** The exam of a class, which no other journey opens, and the exam of all its classes. */
async function examOf(api: string, descricao: string, turma: string): Promise<{ prova: number; avaliacao: number }> {
  const [row] = await query(
    api,
    `select ta.id, ta.avaliacao_id from turma_avaliacao ta
       join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
       join turma u on u.escola_id = ta.escola_id and u.id = ta.turma_id
      where a.descricao = $1 and u.codigo = $2`,
    [descricao, turma],
  );
  if (row === undefined) throw new Error(`${turma} has no exam ${descricao}.`);
  return { prova: Number(row['id']), avaliacao: Number(row['avaliacao_id']) };
}

test('coord.ivo types the answers of a class from paper', async ({ page, at }) => {
  const { prova } = await examOf(at.api, 'Prova em sala de aula', '3C');
  const cell = (name: string) => page.getByRole('gridcell', { name: `Adriana Lustosa Penha, ${name}` });
  await enter(page, at.staff, 'coord.ivo');
  await page.goto(`${at.staff}/provas/${prova}/respostas`);
  await expect(cell('presença: em branco')).toBeVisible();
  await tabInSight(page, page.locator('[role="gridcell"][tabindex="0"]'), 60);
  // Another journey may have moved a student into the class, who then stands above her.
  const above = Number((await cell('presença: em branco').getAttribute('data-cell'))?.split(':')[0]);
  for (let n = 0; n < above; n += 1) await page.keyboard.press('ArrowDown');
  await expect(cell('presença: em branco')).toBeFocused();
  await page.keyboard.type('pabc');
  await expect(cell('questão 3: C')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell('questão 3: em branco')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(cell('questão 3: em branco')).toBeFocused();
  await page.keyboard.type('e');
  await expect(cell('questão 4: em branco')).toBeFocused();
  await expectFocusInSight(page);
  await expectSound(page);
  await tabInSight(page, page.getByRole('button', { name: 'Salvar 1 linha' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 linha salva\./)).toBeVisible();
  await page.reload();
  await expect(cell('questão 3: E')).toBeVisible();
});

/** Takes the marks of essays of an exam away, and has the school ask for two correctors. */
async function reopenEssays(api: string, prova: number, logins: readonly string[]): Promise<void> {
  const rows = await query(
    api,
    `with chosen as (
       select r.escola_id, r.tentativa_id
         from redacao r
         join tentativa t on t.escola_id = r.escola_id and t.id = r.tentativa_id and t.turma_avaliacao_id = $1
         join turma_aluno m on m.escola_id = t.escola_id and m.id = t.turma_aluno_id
         join diretorio_login d on d.escola_id = m.escola_id and d.pessoa_id = m.pessoa_id and d.login = any($2)),
     gone as (
       delete from correcao_redacao c using chosen where c.escola_id = chosen.escola_id and c.tentativa_id = chosen.tentativa_id),
     rules as (
       update escola e set configuracao = e.configuracao || '{"segundo_corretor": true, "divergencia_maxima": 100}'
        where e.id in (select escola_id from chosen))
     update redacao r set nota = null from chosen
      where r.escola_id = chosen.escola_id and r.tentativa_id = chosen.tentativa_id
     returning r.tentativa_id`,
    [prova, logins],
  );
  expect(rows).toHaveLength(logins.length);
}

const essay = (page: Page, at: number) => page.getByRole('heading', { level: 1, name: `Redação ${at} de 2` });

/** Goes to the first essay of the exam that waits for whoever signs in. */
async function toTheFirst(page: Page, staff: string, login: string, prova: number): Promise<void> {
  await enter(page, staff, login);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(title(page, 'Redações')).toBeVisible();
  await page.goto(`${staff}/redacoes/proxima?prova=${prova}`);
  await expect(essay(page, 1)).toBeFocused();
  await expect(page.getByRole('group', { name: /Argumentação/u })).toBeVisible();
}

/** Five marks, handed in: the other essay opens. */
async function mark(page: Page, digits: string): Promise<void> {
  await page.keyboard.type(digits);
  await page.keyboard.press('Control+Enter');
  await expect(essay(page, 2)).toBeFocused();
}

const AUTHORS = ['lorenzo.meira', 'sofia.abreu'] as const;
const ESSAYS = 'Redação corrigida';

test('helena and ivo differ about an essay, karen decides, and its student reads the mark', async ({
  page,
  context,
  at,
}) => {
  const { prova, avaliacao } = await examOf(at.api, ESSAYS, '3B');
  await reopenEssays(at.api, prova, AUTHORS);

  await test.step('the first marks it', async () => {
    await toTheFirst(page, at.staff, 'prof.helena', prova);
    await mark(page, '55555');
  });

  await test.step('the second does not see those marks', async () => {
    const second = await context.newPage();
    await toTheFirst(second, at.staff, 'coord.ivo', prova);
    await expect(second.getByText('Segunda correção')).toBeVisible();
    await expect(second.getByText('1000')).toHaveCount(0);
    await mark(second, '22222');
  });

  await test.step('the third sees both, comments a passage and decides', async () => {
    const third = await context.newPage();
    await toTheFirst(third, at.staff, 'admin.karen', prova);
    await expect(third.getByText('Terceira correção')).toBeVisible();
    await expect(third.getByText('1000').first()).toBeVisible();
    await third.keyboard.press('t');
    await expect(third.getByRole('textbox', { name: 'Texto da redação' })).toBeFocused();
    await expectFocusInSight(third);
    await third.keyboard.press('ArrowRight');
    await third.keyboard.press('Shift+ArrowRight');
    await third.keyboard.press('3');
    await expect(third.getByLabel('Comentário sobre o trecho')).toBeFocused();
    await expectFocusInSight(third);
    await third.keyboard.type('Bom começo.');
    await third.keyboard.press('Escape');
    await expectFocusInSight(third);
    await expectSound(third);
    await mark(third, '44444');
  });

  await test.step('the student reads the mark', async () => {
    const student = await context.newPage();
    await student.goto(`${at.v2}/resultados/${prova}`);
    await signIn(student, AUTHORS[0], STUDENT_PASSWORD);
    await expect(title(student, ESSAYS)).toBeVisible();
    await untilComputed(at.api, avaliacao);
    await student.reload();
    await expect(student.getByText('800', { exact: true }).first()).toBeVisible();
    await expectSound(student);
  });
});

const COURSE = 'Interpretação de texto';

test('vida.julia writes in a course and publishes it', async ({ page, at }) => {
  await enter(page, at.staff, 'vida.julia');
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(title(page, 'Cursos')).toBeFocused();
  await tabInSight(page, page.getByRole('link', { name: `Editar o curso ${COURSE}` }), 60);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nome do curso' })).toHaveValue(COURSE);
  await tabInSight(page, page.getByRole('button', { name: /^Capítulo 1/ }), 60);
  await page.keyboard.press('Enter');
  const chapter = page.getByRole('textbox', { name: 'Texto do capítulo 1' });
  await tabInSight(page, chapter, 60);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Frase sem mouse.');
  await expect(chapter).toContainText('Frase sem mouse.');
  await expectFocusInSight(page);
  await expectSound(page);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Salvo com sucesso').first()).toBeVisible();
  await tabInSight(page, page.getByRole('button', { name: 'Publicar' }), 60, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('alertdialog');
  await tabInSight(page, confirm.getByRole('button', { name: 'Publicar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Curso publicado').first()).toBeVisible();
});
