import type { PrimeirosPassos } from '@luneta/api-client';
import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { staff } from '../../testing/people.ts';

const NEW: PrimeirosPassos = {
  escola_nome: 'Colégio Luneta',
  fuso_horario: 'America/Sao_Paulo',
  ano: 2027,
  primeira_serie: null,
  ultima_serie: null,
  qtde_series: 0,
  qtde_turmas: 0,
  qtde_equipe: 0,
  qtde_alunos: 0,
  qtde_provas: 0,
};
const DONE = { qtde_series: 7, qtde_turmas: 3, qtde_equipe: 5, qtde_alunos: 90, qtde_provas: 1 };

async function opened(some: Partial<PrimeirosPassos> = {}, path = '/inicio') {
  const server = createMockServer();
  server.respond('getPrimeirosPassos', { ...NEW, ...some });
  return open(path, { person: staff('diretor'), server });
}
const nav = () => page.getByRole('navigation', { name: 'Principal' });

describe('the first steps', () => {
  it('say what is done, what is next and what waits for what', async () => {
    await page.viewport(1280, 800);
    await opened({ qtde_series: 7, primeira_serie: '6º ano', ultima_serie: '3ª série' });
    await expect.element(page.getByText('2 de 6 passos prontos').first()).toBeVisible();
    await expect.element(page.getByText('Colégio Luneta · ano letivo de 2027')).toBeVisible();
    await expect.element(page.getByText('7 séries, do 6º ano à 3ª série')).toBeVisible();
    await expect.element(page.getByText('Fuso de Brasília')).toBeVisible();
    // What the step gives, marked as an example.
    const example = page.getByRole('table', { name: 'Exemplo: Turmas do ano' });
    await expect.element(example.getByRole('row').filter({ hasText: '7A' }).getByText('Tarde')).toBeVisible();
    await expect.element(page.getByText('Exemplo', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Trazer de uma planilha' })).toBeVisible();
    const now = page.getByRole('link', { name: 'Criar turmas' });
    await expect.element(now).toHaveAttribute('href', '/turmas');
    await expect.element(page.getByText('Depois das turmas')).toBeVisible();
    const waiting = page.getByRole('button', { name: 'Trazer alunos' });
    await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
    await expect.element(waiting).toHaveAccessibleDescription('Depois das turmas');
    await expect
      .element(page.getByRole('heading', { name: 'Cada turma com a sua lista, o seu horário e o seu relatório' }))
      .toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it.each([360, 1280])('have space at %i px', async (width) => {
    await page.viewport(width, 800);
    await opened();
    await expect.element(page.getByRole('link', { name: 'Criar séries' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });

  it('on a phone one step is open, the others are lines that lead there', async () => {
    await page.viewport(360, 800);
    await opened({ qtde_series: 7, primeira_serie: '6º ano', ultima_serie: '3ª série' });
    await expect.element(page.getByRole('link', { name: 'Criar turmas', exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Rever: Séries' })).toHaveAttribute('href', '/escola/series');
    await expect.element(page.getByText('Turmas do ano')).not.toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Trazer alunos' })).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(await axeViolations()).toEqual([]);
  });

  it('once done give way to the day, and leave the navigation', async () => {
    await page.viewport(1280, 800);
    const app = await opened(DONE);
    await expect.poll(() => app.place()).toBe('/hoje');
    await expect.element(nav().getByRole('link', { name: 'Hoje' })).toBeVisible();
    expect(nav().getByRole('link', { name: 'Primeiros passos' }).elements()).toEqual([]);
  });

  it('a failure offers to try again', async () => {
    const server = createMockServer();
    server.fail('getPrimeirosPassos', 500);
    await open('/inicio', { person: staff('diretor'), server });
    await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});

describe('a school without anything', () => {
  it('the selection leads whoever may set it up to the steps, and nobody to the office', async () => {
    const server = createMockServer();
    server.respond('listGestaoTurmas', []);
    await open('/conta/selecao_aluno', { person: staff('admin'), server });
    await expect
      .element(page.getByRole('link', { name: 'Ir para os primeiros passos' }))
      .toHaveAttribute('href', '/inicio');
    expect(page.getByText(/Fale com a secretaria/u).elements()).toEqual([]);
  });

  it('the day says how far it is', async () => {
    await opened({}, '/hoje');
    await expect.element(page.getByText(/^A escola ainda está começando: 1 de 6 passos prontos\./u)).toBeVisible();
  });
});
