/** A course written by two people at once: both texts are kept, one is published, and a student reads it. */
import type { Page } from '@playwright/test';

import { expect, expectSound, openAs, STAFF_PASSWORD, test } from '../support/journey.ts';

// The browser logs the save that is refused.
test.use({ expectedMessage: /409/ });

const COURSE = 'A República no Brasil';
const STUDENT = 'catarina.assis';
const FIRST = 'Frase da primeira pessoa.';
const SECOND = 'Frase da segunda pessoa.';

const chapter = (page: Page) => page.getByRole('textbox', { name: 'Texto do capítulo 1' });

/** The demo has one person of gestao_vida: the second editor is she again, in a tab of her own. */
async function openEditor(page: Page, staff: string): Promise<void> {
  await openAs(page, `${staff}/cursos`, 'vida.julia', STAFF_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
  await page.getByRole('link', { name: `Editar o curso ${COURSE}` }).click();
  await expect(page.getByRole('textbox', { name: 'Nome do curso' })).toHaveValue(COURSE);
}

/** Adds a sentence at the end of the first chapter. */
async function write(page: Page, sentence: string): Promise<void> {
  await page.getByRole('button', { name: /^Capítulo 1/ }).click();
  await chapter(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${sentence}`);
  await expect(page.getByText('Alterações não salvas').first()).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();

/** From the roadmaps to the full material of the course. */
async function openMaterial(page: Page): Promise<void> {
  // The roadmap of the exam in 35 days: that of this week's exam ends late on a Sunday, while the journey runs.
  const others = /Plano de Ação|Faltam|Encerrada/;
  const card = page.getByRole('article', { name: 'História' }).filter({ hasNotText: others });
  await card.getByRole('button', { name: 'História' }).click();
  await page.getByRole('dialog', { name: 'História' }).getByRole('link', { name: 'Acessar roteiro' }).click();
  await page.getByRole('article', { name: COURSE }).getByRole('link', { name: COURSE }).click();
  await page.getByRole('link', { name: /^Material completo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Material completo' })).toBeVisible();
}

test('two people edit a course at once, both texts are kept, and a student reads what is published', async ({
  page,
  context,
  at,
}) => {
  // A session belongs to its tab.
  const second = await context.newPage();
  await openEditor(page, at.staff);
  await openEditor(second, at.staff);
  await expectSound(page);

  await test.step('the first saves', async () => {
    await write(page, FIRST);
    await save(page);
    await expect(page.getByText('Salvo com sucesso').first()).toBeVisible();
  });

  await test.step('the second is shown both texts, and nothing is lost', async () => {
    await write(second, SECOND);
    await save(second);
    await expect(
      second.getByRole('heading', { name: 'Outra pessoa salvou este curso enquanto você escrevia' }),
    ).toBeFocused();
    await expect(second.getByRole('region', { name: 'Capítulo 1: O seu texto' })).toContainText(SECOND);
    await expect(second.getByRole('region', { name: /^Capítulo 1: O texto salvo/ })).toContainText(FIRST);
    await expectSound(second);
  });

  await test.step('she keeps hers, saves it and publishes it', async () => {
    await second.getByRole('button', { name: 'Continuar com as escolhas' }).click();
    await expect(chapter(second)).toContainText(SECOND);
    await save(second);
    await expect(second.getByText('Salvo com sucesso').first()).toBeVisible();
    await second.getByRole('button', { name: 'Publicar' }).click();
    await second.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
    await expect(second.getByText('Curso publicado').first()).toBeVisible();
  });

  await test.step('the student reads it in the full material', async () => {
    const student = await context.newPage();
    await openAs(student, `${at.v2}/trilhas`, STUDENT);
    await openMaterial(student);
    await expect(student.getByText(SECOND)).toBeVisible();
    await expect(student.getByText(FIRST)).toHaveCount(0);
  });
});
