import type { Claims } from '@luneta/app-shell/testing';
import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { ADMIN, GESTAO_VIDA, PROFESSOR } from '../../testing/people.ts';
import { buildGestaoQuestao, questoes } from '../../testing/questoes.ts';

const PATH = '/banco_questoes';

type Options = { person?: Claims; list?: Parameters<typeof questoes>[0]; width?: number };

async function openList(path = PATH, { person = GESTAO_VIDA, list, width = 1280 }: Options = {}) {
  await page.viewport(width, 800);
  const server = createMockServer();
  questoes(list)(server);
  const app = await open(path, { person, server });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Banco de questões' })).toBeVisible();
  return app;
}

describe('the list', () => {
  it('says how each question begins, its code, its difficulty and what keeps it back, and leads to it', async () => {
    await openList();
    await expect.element(page.getByText('3 questões')).toBeVisible();
    const row = page.getByRole('row', { name: /MAT-0520/ });
    await expect.element(row.getByText('Difícil')).toBeVisible();
    await expect.element(row.getByText('Em sigilo: está em prova não liberada')).toBeVisible();
    await expect
      .element(row.getByRole('link', { name: 'Abrir a questão MAT-0520' }))
      .toHaveAttribute('href', '/banco_questoes/520');
    const written = page.getByRole('row', { name: /ING-0511/ });
    await expect.element(written.getByText('Resposta em texto')).toBeVisible();
    await expect.element(written.getByText('Sem estimativa')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('filters by text, subject and difficulty, all in the address', async () => {
    const app = await openList(`${PATH}?dificuldade=dificil&materia=1`);
    await expect.element(page.getByText('1 questão', { exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar questão' }).click();
    await userEvent.keyboard('zzz');
    await expect
      .element(page.getByText('Nenhuma questão encontrada com estes filtros. Limpe um deles para ver mais.'))
      .toBeVisible();
    expect(app.place()).toBe(`${PATH}?dificuldade=dificil&materia=1&busca=zzz`);
    expect(app.server.calls('listQuestoes').map(({ query }) => query)).toContainEqual({
      busca: 'zzz',
      materia_id: '1',
      dificuldade: 'dificil',
    });
  });

  it('is read by admin, who may not open a question with its key (S3 §6)', async () => {
    await openList(PATH, { person: ADMIN });
    await expect.element(page.getByText('3 questões')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Abrir/ })).not.toBeInTheDocument();
  });

  it.each([320, 360])('is cards that fit %i px', async (width) => {
    const long = 'Uma caixa-d’água de 1.200 litros recebe quarenta litros por minuto e perde dez '.repeat(2);
    await openList(PATH, {
      width,
      list: [buildGestaoQuestao({ enunciado_inicio: long, em_prova_nao_liberada: true })],
    });
    await expect.element(page.getByText('1 questão', { exact: true })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });
});

it('a teacher finds no bank', async () => {
  const app = await open(PATH, { person: PROFESSOR, server: createMockServer() });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ops...' })).toBeVisible();
  expect(app.server.calls('listQuestoes')).toEqual([]);
});
