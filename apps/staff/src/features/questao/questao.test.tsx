import type { QuestaoEstatisticas } from '@luneta/api-client';
import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { GESTAO_VIDA } from '../../testing/people.ts';
import { buildEstatisticas, buildQuestaoAberta, questoes } from '../../testing/questoes.ts';
import { PHONES } from '../../testing/sizes.ts';

const PATH = '/banco_questoes/501';

async function openQuestao(estatisticas: Partial<QuestaoEstatisticas> = {}, width = 1280) {
  await page.viewport(width, 900);
  const server = createMockServer();
  questoes()(server);
  server.respond('getQuestaoEstatisticas', buildEstatisticas(estatisticas));
  const app = await open(PATH, { person: GESTAO_VIDA, server });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Questão 501' })).toBeVisible();
  return app;
}

describe('a question', () => {
  it('stands as the student sees it, with its key and its comment', async () => {
    await openQuestao();
    await expect.element(page.getByText('Gabarito: C')).toBeVisible();
    await expect.element(page.getByText('1.200 ÷ 40 = 30 minutos.')).toBeVisible();
    await expect.element(page.getByText('Cada leitura do gabarito fica registrada na auditoria.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('says where it was used and how it did, and nothing of an exam that is not released', async () => {
    await openQuestao();
    const released = page.getByRole('row', { name: /Simulado de agosto/ });
    await expect.element(released.getByText('81% (30 de 37)')).toBeVisible();
    await expect.element(released.getByText('C 30 · em branco 1')).toBeVisible();
    const waiting = page.getByRole('row', { name: /Simulado Luneta/ });
    await expect.element(waiting.getByText('Sai com o resultado')).toBeVisible();
    await expect.element(page.getByText('1,31')).toBeVisible();
  });

  it('that was never used and has no parameters says so', async () => {
    await openQuestao({ usos: [], tri: null, qtde_fases: 0 });
    await expect.element(page.getByText('Nenhuma prova usa esta questão.')).toBeVisible();
    await expect.element(page.getByText('Ainda sem parâmetros da TRI.')).toBeVisible();
  });

  it('is seen as wide as a phone when asked for', async () => {
    await openQuestao();
    await page.getByRole('radio', { name: 'Celular' }).click();
    const width = () => page.getByText('1.200 ÷ 40 = 30 minutos.').element().getBoundingClientRect().width;
    await expect.poll(width).toBeLessThanOrEqual(360);
  });

  it.each(PHONES)('fits %i px', async (width) => {
    await openQuestao({}, width);
    await expect.element(page.getByText('81% (30 de 37)')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });
});

describe('without a question', () => {
  it('one out of reach says so, under its title', async () => {
    const server = createMockServer();
    server.fail('getQuestao', 404, { message: 'Não encontramos esta questão.' });
    await open(PATH, { person: GESTAO_VIDA, server });
    await expect.element(page.getByText('Não encontramos esta questão.')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Questão 501' })).toBeVisible();
  });

  it('figures that failed can be asked for again while the question is read', async () => {
    const server = createMockServer();
    server.respond('getQuestao', buildQuestaoAberta());
    server.fail('getQuestaoEstatisticas', 500);
    await open(PATH, { person: GESTAO_VIDA, server });
    await expect.element(page.getByText('Gabarito: C')).toBeVisible();
    server.respond('getQuestaoEstatisticas', buildEstatisticas());
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(page.getByText('81% (30 de 37)')).toBeVisible();
  });
});
