/** The classes: their list, and the page of one with its students, its exams and its switches. */
import { buildGestaoProva } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { resumoOf } from '../../../testing/builders.ts';
import { axeViolations, open } from '../../../testing/open.tsx';
import { GESTAO_VIDA, staff } from '../../../testing/people.ts';
import { failingAfter, SCHOOL, schoolServer } from '../../../testing/server.ts';

const h1 = (name: string) => page.getByRole('heading', { level: 1, name });
const OPCOES = { turma_id: 21, vidas_ativas: true, pular_ativo: true, alterado_em: null, alterado_por: null };

function optionsServer() {
  const server = schoolServer();
  server.respond('getTurmaOpcoes', OPCOES);
  server.respond('setTurmaOpcoes', { ...OPCOES, vidas_ativas: false });
  return server;
}

describe('the list of classes', () => {
  it('leads by keyboard from the search to the page of a class', async () => {
    await page.viewport(1280, 800);
    const app = await open('/turmas');
    await expect.element(page.getByText('4 turmas')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('searchbox', { name: 'Buscar turma' }).fill('3b');
    await expect.element(page.getByText('1 de 4 turmas')).toBeVisible();
    await expect.poll(app.place).toBe('/turmas?busca=3b');
    await page.getByRole('link', { name: '3ª Série · 3B' }).click();
    await expect.element(h1('3ª Série · 3B')).toHaveFocus();
    expect(app.place()).toBe('/turmas/32');
  });

  it('with nothing for these filters says so, and they can be cleared', async () => {
    await open('/turmas?busca=9z');
    await expect.element(page.getByText(/^Nenhuma turma encontrada com estes filtros/u)).toBeVisible();
    await page.getByRole('button', { name: 'Limpar' }).last().click();
    await expect.element(page.getByRole('link', { name: '3ª Série · 3A' })).toBeVisible();
  });

  it('that comes in part says so and keeps what has come', async () => {
    await page.viewport(360, 800);
    const server = schoolServer();
    server.respond('listGestaoTurmas', SCHOOL.slice(0, 1).map(resumoOf), { 'proximo-cursor': '1-31' });
    await open('/turmas', { server: failingAfter(server) });
    await expect.element(page.getByText('Parte das turmas não carregou.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '3ª Série · 3A' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe('the page of a class', () => {
  it('has its students with search and state, and one opens beside them', async () => {
    await page.viewport(1280, 800);
    const app = await open('/turmas/31');
    await expect.element(page.getByText('Mostrando 1–3')).toBeVisible();
    await expect.element(page.getByText('Centro · Manhã · 3 alunos')).toBeVisible();
    expect(page.getByRole('columnheader', { name: 'Turma' }).elements()).toHaveLength(0);
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('searchbox', { name: 'Buscar aluno' }).fill('bento');
    await expect.element(page.getByText('Mostrando 1–1')).toBeVisible();
    expect(app.server.calls('listGestaoAcompanhamento').map(({ query }) => query['turma'])).not.toContain(undefined);
    await page.getByRole('button', { name: /^Mais opções de Bento Amado/u }).click();
    await expect.element(page.getByRole('dialog', { name: 'Bento Amado' })).toBeVisible();
    expect(app.place()).toBe('/turmas/31?busca=bento&aluno=31001');
  });

  it('begins new passwords of the whole class for who may reset them', async () => {
    await page.viewport(360, 800);
    await open('/turmas/31', { person: GESTAO_VIDA });
    await page.getByRole('button', { name: 'Fichas de acesso da turma' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('has its exams, each with its state in this class', async () => {
    await page.viewport(1280, 800);
    const server = schoolServer();
    server.respond('listGestaoProvas', [buildGestaoProva({ turma_avaliacao_id: 301, descricao: 'Simulado Luneta' })]);
    const app = await open('/turmas/31', { server });
    const parts = page.getByRole('navigation', { name: 'Partes da turma' });
    await parts.getByRole('link', { name: 'Provas' }).click();
    await expect
      .element(page.getByRole('link', { name: 'Simulado Luneta' }))
      .toHaveAttribute('href', expect.stringMatching(/\/provas\/301$/u));
    expect(app.server.calls('listGestaoProvas').at(-1)?.query).toMatchObject({ turma_id: '31' });
    expect(await axeViolations()).toEqual([]);
  });

  it('without an exam says so', async () => {
    const server = schoolServer();
    server.respond('listGestaoProvas', []);
    await open('/turmas/31/provas', { server });
    await expect.element(page.getByText('Nenhuma prova desta turma ainda.')).toBeVisible();
  });

  it('of nobody in reach says so and leads to the list', async () => {
    await open('/turmas/999');
    await expect.element(page.getByText('Esta turma não existe ou não está entre as suas.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Ver todas as turmas' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the switches of a class', () => {
  const save = page.getByRole('button', { name: 'Salvar opções' });

  it('say what each changes for students, and both are sent once one has changed', async () => {
    await page.viewport(1280, 800);
    const app = await open('/turmas/21/opcoes', { server: optionsServer(), person: staff('professor') });
    await expect.element(page.getByText(/^Valem para todos os alunos da turma/u)).toBeVisible();
    await expect.element(page.getByText(/Desligado, errar não custa vida/u)).toBeVisible();
    await expect.element(save).toBeDisabled();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('switch', { name: 'Vidas nos exercícios' }).click();
    await save.click();
    await expect.element(page.getByText('Opções da turma salvas')).toBeVisible();
    expect(app.server.calls('setTurmaOpcoes').map(({ path, body }) => [path['turma_id'], body])).toEqual([
      ['21', { vidas_ativas: false, pular_ativo: true }],
    ]);
  });

  it('that were changed and not saved are not left without a question', async () => {
    await page.viewport(360, 800);
    const app = await open('/turmas/21/opcoes', { server: optionsServer() });
    await page.getByRole('switch', { name: 'Pular por moedas' }).click();
    await page.getByRole('link', { name: 'Alunos', exact: true }).first().click();
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    expect(app.place()).toBe('/turmas/21/opcoes');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('are read by who may not change them, and are not of version 2', async () => {
    await page.viewport(1280, 800);
    await open('/turmas/21/opcoes', { server: optionsServer(), person: staff('supervisor') });
    await expect.element(page.getByRole('switch', { name: 'Vidas nos exercícios' })).toBeDisabled();
    await page.getByRole('main').getByRole('link', { name: 'Turmas' }).click();
    await page.getByRole('link', { name: '3ª Série · 3A' }).click();
    await expect.element(h1('3ª Série · 3A')).toBeVisible();
    expect(page.getByRole('link', { name: 'Opções' }).elements()).toHaveLength(0);
  });

  it('that fail to load can be asked for again, and nothing can be saved meanwhile', async () => {
    const server = optionsServer();
    server.fail('getTurmaOpcoes', 500);
    await open('/turmas/21/opcoes', { server });
    await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(save.elements()).toHaveLength(0);
  });
});
