/** Studying in version 2: a roadmap from its content to three stars, one that is over, and the learning levels. */
import type { Page } from '@playwright/test';

import { choose } from '../support/game.ts';
import { expect, expectSound, openAs, test } from '../support/journey.ts';
import { exerciseKey } from '../support/study.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function openRoadmaps(page: Page, login: string): Promise<void> {
  await openAs(page, '/trilhas', login);
  await expect(heading(page, 'Roteiro de estudos')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Roteiros por disciplinas' })).toBeVisible();
}

test('luana studies a phase from its content to three stars', async ({ page, at }) => {
  await openRoadmaps(page, 'luana.costa');

  await test.step('the roadmap of the next exam opens from its card', async () => {
    await expectSound(page);
    // The roadmap of today's exam, which nobody has begun, is the one that shows how few days it has left.
    const card = page.getByRole('article', { name: 'História' }).filter({ hasText: /Faltam \d dia/ });
    await card.getByRole('button', { name: 'História' }).click();
    const dialog = page.getByRole('dialog', { name: 'História' });
    await expect(dialog.getByText('Avaliação de revisão')).toBeVisible();
    await expectSound(page);
    await dialog.getByRole('link', { name: 'Acessar roteiro' }).click();
    await expect(heading(page, 'História')).toBeVisible();
    await expect(page.getByText('0 de 3 fases')).toBeVisible();
    await expectSound(page);
    await page
      .getByRole('article', { name: 'A República no Brasil' })
      .getByRole('link', { name: 'A República no Brasil' })
      .click();
  });

  await test.step('the content and its course are read', async () => {
    await expect(heading(page, 'A República no Brasil')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: /^Material completo/ }).click();
    await expect(heading(page, 'Material completo')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Para guardar' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Voltar para o conteúdo' }).click();
    await page.getByRole('link', { name: 'Avançar' }).click();
  });

  await test.step('the quiz opens the questions once it is complete', async () => {
    await expect(heading(page, 'Quiz')).toBeVisible();
    await expect(page.getByText('É necessário responder o quiz para iniciar.')).toBeVisible();
    await expectSound(page);
    for (const n of [1, 2, 3, 4, 5]) {
      const question = page.getByRole('article', { name: `Pergunta ${n}` });
      await question.getByRole('radio').first().check({ force: true });
      await question.getByRole('button', { name: 'Responder' }).click();
      await expect(page.getByText(`${n} de 5 respondidas`)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Iniciar' }).click();
  });

  await test.step('every question right is three stars', async () => {
    const finished = heading(page, 'FASE FINALIZADA!');
    for (let n = 1; ; n += 1) {
      await expect(heading(page, `Questão ${n}`).or(finished)).toBeVisible();
      if (await finished.isVisible()) break;
      const answer = page.getByRole('button', { name: 'Responder' });
      await expect(answer).toBeVisible();
      if (n === 1) await expectSound(page);
      await choose(page, await exerciseKey(page, at.api));
      await answer.click();
      await expect(page.getByRole('heading', { name: 'Resposta certa!' })).toBeVisible();
      if (n === 1) await expectSound(page);
      await page.getByRole('link', { name: 'Continuar' }).click();
    }
    await expect(page.getByText('Três estrelas! Você domina este assunto.')).toBeVisible();
    await expectSound(page);
  });

  await test.step('the roadmap and the home have them', async () => {
    await page.getByRole('link', { name: 'Voltar ao roteiro' }).click();
    await expect(heading(page, 'História')).toBeVisible();
    await expect(page.getByText('1 de 3 fases')).toBeVisible();
    await expect(page.getByText('3 de 9 estrelas')).toBeAttached();
    await page.reload();
    await expect(page.getByText('1 de 3 fases')).toBeVisible();
  });
});

test('natália looks up a roadmap that is over, which can be read and not answered', async ({ page }) => {
  await openRoadmaps(page, 'natalia.calixto');

  await test.step('it is found by the search, in another order', async () => {
    await page.getByRole('link', { name: 'Buscar roteiros encerrados' }).click();
    await expect(heading(page, 'Roteiros encerrados')).toBeVisible();
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectSound(page);
    await page.getByLabel('Ordem').selectOption({ label: 'Mais antigos primeiro' });
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Matemática');
  });

  await test.step('what was chosen stands after a reload', async () => {
    await page.reload();
    await expect(page.getByLabel('Ordem')).toHaveValue('2');
    await page.getByRole('article').first().getByRole('link', { name: 'Matemática' }).click();
  });

  await test.step('it says since when it is closed, and its phases can be viewed', async () => {
    await expect(heading(page, 'Matemática')).toBeVisible();
    await expect(page.getByText('Interações desativadas')).toBeVisible();
    await expectSound(page);
    await page.getByRole('article', { name: 'Funções do 1º grau' }).getByRole('link').click();
    await expect(heading(page, 'Funções do 1º grau')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Avançar' }).click();
    await expect(heading(page, /^Questão 1 de \d+$|^FASE/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Responder' })).toHaveCount(0);
    await expectSound(page);
  });
});

test('bruno finds his learning levels and says what he thinks of one', async ({ page }) => {
  await openAs(page, '/resultados', 'bruno.rosa');
  await page.getByRole('link', { name: 'Ver níveis de aprendizagem' }).click();
  await expect(heading(page, 'Níveis de aprendizagem')).toBeVisible();
  await page.getByRole('button', { name: 'O que é cada nível?' }).click();
  await expect(page.getByRole('dialog', { name: 'Categorias de nivelamento' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(heading(page, /^Nível em /)).toBeVisible();
  await expectSound(page);
  const agree = page.getByRole('button', { name: 'Concordo', exact: true }).first();
  const saved = page.waitForResponse((response) => response.url().includes('/concordancia'));
  await agree.click();
  await expect(agree).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(agree).toHaveAttribute('aria-pressed', 'true');
});
