import { buildAdaptadas, buildRanking, createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { areas } from '../../testing/areas.ts';
import { gabaritos } from '../../testing/resultados.ts';

const INDEX = '/v1/resultados';
const openAt = (path: string, arrange: (server: MockServer) => void = () => undefined) => {
  const server = createMockServer();
  server.respond('listGabaritos', { avaliacoes: gabaritos });
  arrange(server);
  return open(path, { server });
};
const own = page.getByRole('region', { name: 'Sua Posição' });

describe('the results', () => {
  it('begin with the newest grade, then the others, each with the way to its answer key', async () => {
    await openAt(INDEX);
    const hero = page.getByRole('article', { name: '3ª Avaliação: Natureza' });
    await expect.element(hero.getByText('8,2')).toBeVisible();
    await expect
      .element(hero.getByRole('link', { name: 'Ver gabarito' }))
      .toHaveAttribute('href', '/v1/central_avaliacoes/gabaritos/303');
    const others = page.getByRole('region', { name: 'Últimas notas' }).getByRole('article');
    expect(others.elements()).toHaveLength(2);
    await expect.element(others.first().getByText('Em correção')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ver todos os gabaritos' }))
      .toHaveAttribute('href', '/v1/resultados/gabarito');
    expect(await axeViolations()).toEqual([]);
  });

  it("have the computed place under 'Sua Posição', never an invented one", async () => {
    await openAt(INDEX);
    await expect.element(own.getByText('2º', { exact: true })).toBeVisible();
    await expect.element(own.getByText('de 41 estudantes')).toBeVisible();
    expect(document.body.textContent).not.toContain('38º');
  });

  it('have the stars of the cycle by subject, roadmaps and plans together, most first', async () => {
    await openAt(INDEX, (server) => server.respond('listAvaliacaoAdaptadas', buildAdaptadas({ data: areas(3) })));
    const stars = page.getByRole('region', { name: 'Suas estrelas neste ciclo' });
    await expect.element(stars.getByRole('progressbar', { name: 'Estrelas de Matemática' })).toBeVisible();
    expect(stars.getByRole('listitem').elements()).toHaveLength(3);
    expect(await axeViolations()).toEqual([]);
  });

  it('without a star yet show no bars', async () => {
    await openAt(INDEX, (server) => server.respond('listAvaliacaoAdaptadas', buildAdaptadas({ data: areas(0) })));
    await expect.element(page.getByRole('article').first()).toBeVisible();
    expect(page.getByRole('region', { name: 'Suas estrelas neste ciclo' }).elements()).toEqual([]);
  });

  it.each([
    { case: 'a school that shows no ranking', changes: { ranking_modo: 'desligado', linhas: [], propria: null } },
    { case: 'a student without a place', changes: { propria: null } },
  ] as const)('of $case show none', async ({ changes }) => {
    await openAt(INDEX, (server) => server.respond('getHomeRanking', buildRanking({ ...changes, linhas: [] })));
    await expect.element(page.getByRole('article').first()).toBeVisible();
    expect(own.elements()).toEqual([]);
    expect(page.getByRole('link', { name: 'Ver o ranking' }).elements()).toEqual([]);
  });

  it('stay when the ranking does not come', async () => {
    await openAt(INDEX, (server) => server.fail('getHomeRanking', 500));
    await expect.element(page.getByRole('article').first()).toBeVisible();
    expect(own.elements()).toEqual([]);
  });

  it.each([INDEX, `${INDEX}/gabarito`])('%s without an exam says so', async (path) => {
    await openAt(path, (server) => server.respond('listGabaritos', { avaliacoes: [] }));
    await expect.element(page.getByText(/^Nenhuma avaliação foi finalizada ainda\./u)).toBeVisible();
  });

  it.each([INDEX, `${INDEX}/gabarito`])('%s that does not load can be tried again', async (path) => {
    const { server } = await openAt(path, (broken) => broken.fail('listGabaritos', 500));
    await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    server.respond('listGabaritos', { avaliacoes: gabaritos });
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(page.getByRole('article').first()).toBeVisible();
  });
});

it('the list of answer keys has every exam, newest first, with a link to each', async () => {
  await openAt(`${INDEX}/gabarito`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Gabaritos' })).toBeVisible();
  const links = () => page.getByRole('link', { name: /^Ver Mais Detalhes/u }).elements();
  await expect
    .poll(() => links().map((link) => link.getAttribute('href')))
    .toEqual([
      '/v1/central_avaliacoes/gabaritos/304',
      '/v1/central_avaliacoes/gabaritos/303',
      '/v1/central_avaliacoes/gabaritos/302',
      '/v1/central_avaliacoes/gabaritos/301',
    ]);
  expect(await axeViolations()).toEqual([]);
});
