/** A first week in version 1: a roadmap, its phases, a life lost and bought, and the Boss: won by one, lost by another. */
import type { Page } from '@playwright/test';

import { touchSessions } from '../support/database.ts';
import { bossKeys, choose, finishPhases, phaseKeys, wrong } from '../support/game.ts';
import { expect, expectSound, openAs, signIn, test } from '../support/journey.ts';

const ROADMAP = 'Avaliação de revisão';

/** From the home to the map of a subject. */
async function openSubject(page: Page, v1: string, login: string, area: string, subject: string): Promise<void> {
  await openAs(page, `${v1}/v1/avaliacao_adaptadas`, login);
  await expect(page.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite),/ })).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${area}`) }).check({ force: true });
  await expectSound(page);
  await page.getByRole('article').filter({ hasText: ROADMAP }).getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}

const way = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

async function answer(page: Page, letter: string): Promise<void> {
  await choose(page, letter);
  await page.getByRole('button', { name: 'RESPONDER' }).click();
}

const attack = async (page: Page, letter: string, next: number) => {
  await choose(page, letter);
  await page.getByRole('button', { name: 'ATACAR', exact: true }).click();
  await expect(page.getByText(`Questão ${next} de 10`).first()).toBeVisible();
};

test('ícaro plays a roadmap from its first phase to the Boss, and wins', async ({ page, at }) => {
  await page.clock.install();
  await openSubject(page, at.v1, 'icaro.neves', 'Humanas', 'História');

  await test.step('the map: the first phase is open, the next is locked', async () => {
    await expectSound(page);
    await page.getByRole('button', { name: /A República no Brasil/ }).click();
    await expect(page.getByRole('dialog', { name: 'ITEM BLOQUEADO' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click();
    await page.getByRole('link', { name: /Brasil Colônia/ }).click();
  });

  await test.step('the contents hold CONTINUAR for five seconds', async () => {
    await expect(page.getByText('Etapa 1/3')).toBeVisible();
    await expectSound(page);
    await page.clock.fastForward('00:06');
    await page.getByRole('button', { name: 'CONTINUAR' }).click();
    await expect(page.getByText('Etapa 2/3')).toBeVisible();
  });

  const [first = '', second = '', third = ''] = await phaseKeys(page, at.api);
  await test.step('a wrong answer takes a life; the second try pays', async () => {
    await expectSound(page);
    await answer(page, wrong(first));
    await expect(page.getByRole('dialog', { name: 'Você perdeu uma vida...' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('img', { name: '4 de 5 vidas' })).toBeVisible();
    await expectSound(page);
    await way(page, 'Tentar novamente').click();
    await answer(page, first);
    await expect(page.getByRole('dialog', { name: 'Resposta certa!' })).toBeVisible();
    await expect(page.getByRole('dialog').getByText('+10 moedas')).toBeVisible();
    await expectSound(page);
    await way(page, 'CONTINUAR').click();
    await expect(page).toHaveURL(/\/item\/2$/);
  });

  await test.step('the life is bought', async () => {
    await page.getByRole('banner').getByRole('button', { name: /vidas/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Vidas' });
    await expectSound(page);
    await dialog.getByRole('button', { name: /^Comprar vidas/ }).click();
    // Nothing is left to do there: it closes.
    await expect(dialog).toBeHidden();
  });

  await test.step('the phase ends with stars', async () => {
    await answer(page, second);
    await way(page, 'CONTINUAR').click();
    await expect(page).toHaveURL(/\/item\/3$/);
    await answer(page, third);
    await way(page, 'CONTINUAR').click();
    await expect(page.getByRole('heading', { level: 1, name: 'FASE CONCLUÍDA!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'PRÓXIMA FASE' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('the other phases open the Boss', async () => {
    await finishPhases(page, at.api);
    await page.getByRole('link', { name: 'Voltar ao mapa' }).click();
    await page.reload();
    await expect(page.getByText('Seu grande momento chegou!!')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'ENFRENTAR BOSS' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Boss de História' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'ATACAR BOSS' }).click();
    await expect(page.getByText('Questão 1 de 10').first()).toBeVisible();
  });

  await test.step('ten hits win', async () => {
    await expectSound(page);
    const letters = await bossKeys(page, at.api);
    const last = letters.at(-1) ?? '';
    for (const [n, letter] of letters.slice(0, -1).entries()) await attack(page, letter, n + 2);
    await choose(page, last);
    await page.getByRole('button', { name: 'ATACAR', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'PARABÉNS! Você derrotou o Boss!' })).toBeVisible();
    await expect(page.getByText('100%')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'CONCLUIR' }).click();
    await expect(page).toHaveURL(/\/v1\/avaliacao_adaptadas$/);
    // The finished card stands behind those that wait (decision 218); the area counts the win.
    await expect(page.getByText('1 vitória').first()).toBeAttached();
  });
});

test.describe('a fight that is interrupted', () => {
  // The browser logs the call of a session that has ended.
  test.use({ expectedMessage: /401/ });

  test('jéssica closes the tab, finds the fight again, signs in again in it, and leaves it lost', async ({
    page,
    context,
    at,
  }) => {
    await openSubject(page, at.v1, 'jessica.falcao', 'Natureza', 'Física');
    await finishPhases(page, at.api);
    await page.reload();
    const subject = page.url();
    await page.getByRole('link', { name: 'ENFRENTAR BOSS' }).click();
    await page.getByRole('button', { name: 'ATACAR BOSS' }).click();
    await expect(page.getByText('Questão 1 de 10').first()).toBeVisible();
    const [first = '', second = ''] = await bossKeys(page, at.api);
    await attack(page, wrong(first), 2);
    await page.close();

    const again = await context.newPage();
    await again.goto(`${subject}/boss`);
    await signIn(again, 'jessica.falcao');
    await expect(again.getByText('Questão 2 de 10').first()).toBeVisible();
    await attack(again, wrong(second), 3);
    await test.step('her session ends in the fight: the answer waits, and arrives once she is back', async () => {
      await touchSessions(at.api, 'jessica.falcao', 'encerrada_em');
      await choose(again, 'A');
      await again.getByRole('button', { name: 'ATACAR', exact: true }).click();
      const dialog = again.getByRole('dialog', { name: 'Entre de novo' });
      await expect(dialog).toBeVisible();
      await expectSound(again);
      await signIn(again, 'jessica.falcao');
      await expect(dialog).toBeHidden();
      await expect(again.getByText('Questão 4 de 10').first()).toBeVisible();
    });
    await again.getByRole('button', { name: 'Sair da batalha' }).click();
    await expect(again.getByRole('alertdialog', { name: 'Sair da batalha?' })).toBeVisible();
    await expectSound(again);
    await again.getByRole('button', { name: 'Sair e encerrar' }).click();
    await expect(again.getByRole('heading', { level: 1, name: 'Não foi dessa vez...' })).toBeVisible();
    await expectSound(again);
    await again.goto(subject);
    await expect(again.getByText('Não desanime, você pega ele na próxima...')).toBeVisible();
  });
});
