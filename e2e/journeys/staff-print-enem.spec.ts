/**
 * A real exam on paper (rule MON-8): the booklet of ENEM 2022 as Chromium prints it, in one column and in two. No text is
 * smaller than 11 pt, and nothing of a question leaves its column. The exam is no part of the project: without it this is skipped.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { query } from '../support/database.ts';
import { expect, openAs, STAFF_PASSWORD, test } from '../support/journey.ts';
import { serverAt } from '../support/run.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const FOLDER = join(REPOSITORY, '../shared/data/enem/2022');
/** What a sheet of A4 leaves between its margins. */
const A4 = { width: 794, height: 1123 };
const PX_PER_PT = 96 / 72;

/** What a question has outside of its box, and its smallest text; small signs of a formula aside. */
function measured(page: Page): Promise<{ cut: string[]; pt: number; formulas: number; pictures: number }> {
  return page.getByRole('article').evaluateAll((questions, perPt) => {
    const cut: string[] = [];
    const sizes: number[] = [];
    for (const question of questions) {
      const box = question.getBoundingClientRect();
      for (const part of question.querySelectorAll('math, table, img, pre, p, li')) {
        const { left, right, width } = part.getBoundingClientRect();
        // A question that goes on in the next column has the box of both.
        if (
          left < box.left - 1.5 ||
          right > box.right + 1.5 ||
          (part.scrollWidth > part.clientWidth + 1.5 && part.matches('p, li'))
        )
          cut.push(`${question.getAttribute('data-numero') ?? '?'} ${part.tagName} ${Math.round(width)}`);
      }
      for (const part of question.querySelectorAll('p, li, span, math, td, th, small, cite'))
        if (part.closest('math') === null || part.tagName === 'math')
          sizes.push(Number.parseFloat(getComputedStyle(part).fontSize) / perPt);
    }
    const count = (selector: string) => questions.reduce((sum, one) => sum + one.querySelectorAll(selector).length, 0);
    return { cut, pt: Math.min(...sizes), formulas: count('math'), pictures: count('img') };
  }, PX_PER_PT);
}

test.skip(!existsSync(FOLDER), 'skipped: ../shared/data/enem/2022 is not beside the checkout');

test('ENEM 2022 is printed whole, in letters of 11 pt and more', async ({ page, at }) => {
  const { data } = await serverAt(at.api);
  const [ivo] = await query(at.api, "select escola_id::int as id from diretorio_login where login = 'coord.ivo'", []);
  const escola_id = Number(ivo?.['id']);
  const args = ['import', 'enem', FOLDER, '--escola', String(escola_id), '--aceitar-defeitos'];
  execFileSync(process.execPath, ['apps/api/src/cli/main.ts', ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, LUNETA_DATA_DIR: data },
  });
  // The console opens exams of classes.
  const [exam] = await query(
    at.api,
    `with c as (
       insert into turma_avaliacao (escola_id, turma_id, avaliacao_id)
       select a.escola_id, (select min(t.id) from turma t where t.escola_id = a.escola_id), a.id
         from avaliacao a where a.escola_id = $1 and a.codigo = 'ENEM-2022' returning escola_id, id, avaliacao_id)
     insert into turma_avaliacao_dia (escola_id, turma_avaliacao_id, dia_prova, inicio_em, fim_em)
     select c.escola_id, c.id, n, now() + interval '30 days', now() + interval '31 days' from c, generate_series(1, 2) n
     returning (select c.avaliacao_id::int from c) as id`,
    [escola_id],
  );
  await openAs(page, `${at.staff}/conta/selecao_aluno`, 'coord.ivo', STAFF_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Selecionar aluno' })).toBeVisible();
  await page.setViewportSize(A4);
  const found: unknown[] = [];
  for (const dia of [1, 2])
    for (const colunas of [1, 2]) {
      await page.goto(
        `${at.staff}/provas/avaliacoes/${String(exam?.['id'])}/impressao?dia=${dia}&colunas=${colunas}&tamanho=11`,
      );
      await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(90);
      await page.emulateMedia({ media: 'print' });
      // A picture has its size once it is there.
      await expect
        .poll(() =>
          page
            .getByRole('article')
            .locator('img')
            .evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.complete)),
        )
        .toBe(true);
      const { cut, pt, formulas, pictures } = await measured(page);
      expect(pictures + formulas).toBeGreaterThan(15);
      expect(pt).toBeGreaterThanOrEqual(10.99);
      if (cut.length > 0) found.push([dia, colunas, cut]);
      await page.emulateMedia({ media: null });
    }
  expect(found).toEqual([]);

  // Planted: a wide formula and a small letter are seen.
  await page.emulateMedia({ media: 'print' });
  await page
    .getByRole('article')
    .locator('p')
    .first()
    .evaluate((part) => Object.assign(part.style, { width: '140%', fontSize: '9pt' }));
  const { cut, pt } = await measured(page);
  expect(cut.length).toBeGreaterThan(0);
  expect(pt).toBeLessThan(10);
});
