/** An essay marked by two people who differ and by a third who decides, all by keyboard; then its student reads the mark. */
import type { Page } from '@playwright/test';

import { signOutOfConsole } from '../support/console.ts';
import { query } from '../support/database.ts';
import { expect, expectSound, signIn, STAFF_PASSWORD, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';

test.use({ opens: ['staff', 'student-v2'] });

const COUNT = 3;

/**
 * Takes the marks of some essays of class 3B away and asks for two correctors. Returns the login of the first one's student,
 * and the name of the exam.
 */
async function reopenEssays(api: string): Promise<{ login: string; exam: string }> {
  const rows = await query(
    api,
    `with chosen as (
       select r.escola_id, r.tentativa_id, a.descricao, d.login
         from redacao r
         join tentativa t on t.escola_id = r.escola_id and t.id = r.tentativa_id and t.encerrada_em is not null
         join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
         join turma u on u.escola_id = ta.escola_id and u.id = ta.turma_id and u.codigo = '3B'
         join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
         join turma_aluno m on m.escola_id = t.escola_id and m.id = t.turma_aluno_id and m.status = 'Atual'
         join diretorio_login d on d.escola_id = m.escola_id and d.pessoa_id = m.pessoa_id
        where r.nota is not null and d.login like '%.%' and r.escola_id = (select escola_id from diretorio_login where login = 'prof.helena')
        order by r.tentativa_id limit ${COUNT}),
     gone as (
       delete from correcao_redacao c using chosen where c.escola_id = chosen.escola_id and c.tentativa_id = chosen.tentativa_id),
     rules as (
       update escola e set configuracao = e.configuracao || '{"segundo_corretor": true, "divergencia_maxima": 100}'
        where e.id in (select escola_id from chosen)),
     open as (
       update redacao r set nota = null from chosen where r.escola_id = chosen.escola_id and r.tentativa_id = chosen.tentativa_id)
     select login, descricao from chosen order by tentativa_id`,
    [],
  );
  expect(rows).toHaveLength(COUNT);
  return { login: String(rows[0]?.['login']), exam: String(rows[0]?.['descricao']) };
}

const essay = (page: Page, at: number, total: number) =>
  page.getByRole('heading', { level: 1, name: `Redação ${at} de ${total}` });

/** Signs in and goes to the first essay that waits, by keys. */
async function toTheFirst(page: Page, staff: string, login: string): Promise<void> {
  await page.goto(staff);
  await signIn(page, login, STAFF_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Selecionar aluno' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { level: 1, name: 'Redações' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Corrigir a próxima' }), 40);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /Argumentação/u })).toBeVisible();
}

/** Five marks, handed in. */
async function mark(page: Page, digits: string): Promise<void> {
  await page.keyboard.type(digits);
  await page.keyboard.press('Control+Enter');
}

test('helena and ivo differ, karen decides, and the student reads it', async ({ page, at }) => {
  const { login, exam } = await reopenEssays(at.api);

  await test.step('the first marks every essay that waits, six presses each', async () => {
    await toTheFirst(page, at.staff, 'prof.helena');
    await expectSound(page);
    for (let n = 1; n <= COUNT; n += 1) {
      await expect(essay(page, n, COUNT)).toBeFocused();
      await mark(page, '55555');
    }
    await expect(page.getByText('Nenhuma redação espera por você')).toBeVisible();
    await signOutOfConsole(page);
  });

  await test.step('the second does not see those marks', async () => {
    await toTheFirst(page, at.staff, 'coord.ivo');
    await expect(page.getByText('Segunda correção')).toBeVisible();
    await expect(page.getByText('1000')).toHaveCount(0);
    await mark(page, '22222');
    await expect(essay(page, 2, COUNT)).toBeFocused();
    await signOutOfConsole(page);
  });

  await test.step('the third sees both, comments a passage and decides', async () => {
    await toTheFirst(page, at.staff, 'admin.karen');
    await expect(page.getByText('Terceira correção')).toBeVisible();
    await expect(page.getByText('1000').first()).toBeVisible();
    await page.keyboard.press('t');
    await expect(page.getByRole('textbox', { name: 'Texto da redação' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('3');
    await expect(page.getByLabel('Comentário sobre o trecho')).toBeFocused();
    await page.keyboard.type('Bom começo.');
    await page.keyboard.press('Escape');
    await expectSound(page);
    await mark(page, '44444');
    await expect(essay(page, 2, COUNT)).toBeFocused();
    await signOutOfConsole(page);
  });

  await test.step('the student reads the mark and the comment', async () => {
    await page.goto(`${at.v2}/resultados`);
    await signIn(page, login);
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
    const result = page.getByRole('main').getByRole('article', { name: exam });
    // The server computes results once a minute.
    await expect(async () => {
      await page.reload();
      await result.getByRole('link').first().click({ timeout: 2_000 });
      await expect(page.getByText('800', { exact: true }).first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 120_000, intervals: [2_000] });
    await page.getByText('Ver meu texto').click();
    await expect(page.getByText('Bom começo.')).toBeVisible();
    await expectSound(page);
  });
});
