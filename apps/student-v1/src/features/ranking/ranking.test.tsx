import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildRanking, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const PATH = '/v1/resultados/ranking';
const openWith = (
  changes: Parameters<typeof buildRanking>[0] = {},
  more: Parameters<typeof open>[1] = {},
  path = PATH,
) => {
  const server = createMockServer();
  server.respond('getHomeRanking', buildRanking(changes));
  return open(path, { server, ...more });
};
const own = page.getByRole('region', { name: 'Sua Posição' });

describe('the ranking', () => {
  it("shows 'Sua Posição' as the server computed it, then the podium and the others", async () => {
    await openWith();
    await expect.element(own.getByText('2º', { exact: true })).toBeVisible();
    await expect.element(own.getByText('de 41 estudantes')).toBeVisible();
    await expect.element(own.getByText('Faltam 3 estrelas para o 1º lugar.')).toBeVisible();
    expect(page.getByRole('list', { name: 'Pódio' }).getByRole('listitem').elements()).toHaveLength(3);
    expect(page.getByRole('list', { name: 'A partir do 4º lugar' }).getByRole('listitem').elements()).toHaveLength(1);
    expect(document.body.textContent).not.toContain('38º');
    expect(await axeViolations()).toEqual([]);
  });

  it('asks for the own class alone, and keeps that in the address', async () => {
    const app = await openWith();
    await page.getByRole('radio', { name: 'Minha turma' }).click({ force: true });
    await expect.poll(app.place).toBe(`${PATH}?escopo=turma`);
    await expect.poll(() => app.server.calls('getHomeRanking').at(-1)?.query).toMatchObject({ escopo: 'turma' });
  });

  it('shows only those around where the school shows no more', async () => {
    await openWith({ ranking_modo: 'janela' });
    await expect.element(page.getByRole('list', { name: 'Sua vizinhança no ranking' })).toBeVisible();
    expect(page.getByRole('list', { name: 'Pódio' }).elements()).toEqual([]);
  });

  it('of a school that shows none says so, and invents no place', async () => {
    await openWith({ ranking_modo: 'desligado', linhas: [], propria: null, total: 0 });
    await expect.element(page.getByText(/^Sua escola não mostra o ranking\./u)).toBeVisible();
    expect(own.elements()).toEqual([]);
    expect(page.getByRole('radio').elements()).toEqual([]);
  });

  it('without anybody says so', async () => {
    await openWith({ linhas: [], propria: null, total: 0 });
    await expect.element(page.getByText('No momento não há alunos na turma para exibir o ranking.')).toBeVisible();
  });

  it('a visitor sees the place of the student', async () => {
    await openWith({}, { person: PROFESSOR_WITH_BIA });
    await expect.element(own.getByText('2º', { exact: true })).toBeVisible();
  });
});
