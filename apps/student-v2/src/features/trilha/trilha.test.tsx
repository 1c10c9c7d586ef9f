import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { buildRoteiroMateria } from '../../testing/trilha-builders.ts';

type Given = Parameters<typeof buildRoteiroMateria>;
type Options = Parameters<typeof open>[1];

function openTrilha(given: Given, { path = '/trilhas/1201/1', ...options }: Options & { path?: string } = {}) {
  const server = createMockServer();
  server.respond('getRoteiroMateria', buildRoteiroMateria(...given));
  return open(path, { server, ...options });
}

const FASES = [
  { objeto_conhecimento_descricao: 'Grandezas e unidades', qtde_estrelas: 3, confiabilidade: 0.81 },
  { objeto_conhecimento_descricao: 'Movimento variado', qtde_estrelas: 0, confiabilidade: 0.8 },
  { objeto_conhecimento_descricao: 'Leis de Newton', confiabilidade: 0.51 },
  { objeto_conhecimento_descricao: 'Trabalho e energia', confiabilidade: 0.5 },
  { objeto_conhecimento_descricao: 'Impulso', confiabilidade: null },
];
const fase = (name: string) => page.getByRole('article', { name });
const chance = (name: string) => page.getByRole('group', { name: 'Chance de sucesso' }).getByRole('radio', { name });
const shown = () =>
  page
    .getByRole('article')
    .elements()
    .map((article) => article.querySelector('h3')?.textContent);

describe('an open roadmap', () => {
  it('says its stars of three for each phase, its progress and its totals', async () => {
    await openTrilha([FASES, { progresso: 0.4 }]);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Física' })).toBeVisible();
    await expect.element(page.getByText('3/15')).toBeVisible();
    await expect.element(page.getByText('3 de 15 estrelas')).toBeInTheDocument();
    await expect.element(page.getByText('2 de 5 fases')).toBeVisible();
    const ring = page.getByRole('progressbar', { name: 'Progresso em Física' });
    await expect.element(ring).toHaveAttribute('aria-valuenow', '40');
    const totals = page.getByRole('list', { name: 'Resumo deste roteiro' });
    for (const text of ['42', 'itens respondidos', '11', 'mídias recomendadas', '3', 'cursos acessados'])
      await expect.element(totals.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Sair do roteiro' })).toHaveAttribute('href', '/trilhas');
    expect(await axeViolations()).toEqual([]);
  });

  it('on a wide screen its totals are as tall as its progress', async () => {
    await page.viewport(1280, 800);
    await openTrilha([FASES]);
    const totals = page.getByRole('list', { name: 'Resumo deste roteiro' });
    await expect.element(totals).toBeVisible();
    const sides = [totals.element().firstElementChild, totals.element().parentElement?.previousElementSibling];
    const heights = sides.map((side) => Math.round(side?.getBoundingClientRect().height ?? 0));
    expect(heights[0]).toBeGreaterThan(100);
    expect(heights[0]).toBe(heights[1]);
    await page.viewport(360, 800);
  });

  it('a phase without a number of stars is pending, and one with 0 is finished', async () => {
    await openTrilha([FASES]);
    await expect.element(fase('Leis de Newton').getByText('Fase pendente')).toBeVisible();
    await expect.element(fase('Movimento variado').getByRole('img', { name: '0 de 3 estrelas' })).toBeVisible();
    await expect.element(fase('Grandezas e unidades').getByRole('img', { name: '3 de 3 estrelas' })).toBeVisible();
  });

  it('leads to the content of a phase: to start it or to view it', async () => {
    await openTrilha([FASES]);
    const start = fase('Leis de Newton').getByRole('link', { name: /^Iniciar/ });
    await expect.element(start).toHaveAttribute('href', '/trilhas/1201/1/5103/conteudo');
    const view = fase('Grandezas e unidades').getByRole('link', { name: /^Ver fase/ });
    await expect.element(view).toHaveAttribute('href', '/trilhas/1201/1/5101/conteudo');
  });

  it('stands in the order of play on a line', async () => {
    await openTrilha([FASES]);
    await expect.element(page.getByRole('list', { name: 'Fases de Física' })).toBeVisible();
    await expect.poll(shown).toEqual(FASES.map((one) => one.objeto_conhecimento_descricao));
  });
});

describe('the chance of success', () => {
  it.each([
    { level: 'Fácil', phases: ['Grandezas e unidades'] },
    { level: 'Médio', phases: ['Movimento variado', 'Leis de Newton'] },
    { level: 'Difícil', phases: ['Trabalho e energia'] },
    { level: 'Geral', phases: FASES.map((one) => one.objeto_conhecimento_descricao) },
  ])('$level shows its phases', async ({ level, phases }) => {
    await openTrilha([FASES]);
    await chance('Difícil').click();
    await chance(level).click();
    await expect.poll(shown).toEqual(phases);
  });

  it('with no phase of a level says so and leads back to all', async () => {
    await openTrilha([[{ confiabilidade: 0.9 }]]);
    await chance('Difícil').click();
    await expect.element(page.getByText('Nenhuma fase neste nível.')).toBeVisible();
    await page.getByRole('button', { name: 'Ver todas as fases' }).click();
    await expect.element(fase('Razão e proporção')).toBeVisible();
  });

  it('is chosen with the arrow keys', async () => {
    await openTrilha([FASES]);
    const geral = page.getByRole('radio', { name: 'Geral' });
    await expect.element(geral).toBeChecked();
    geral.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(shown).toEqual(['Trabalho e energia']);
  });

  it('has a legend', async () => {
    await openTrilha([FASES]);
    await expect.element(page.getByRole('list', { name: 'Legenda de dificuldade' })).toBeVisible();
  });
});

describe('a closed roadmap', () => {
  const CLOSED = { trilha_aberta: false, data_fim: '2026-06-19T23:59:00-03:00' };

  it('says since when, that nothing can be done, and everything can be viewed', async () => {
    await openTrilha([FASES, CLOSED]);
    await expect.element(page.getByText('Interações desativadas')).toBeVisible();
    await expect.element(page.getByText('19/06/2026')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Iniciar/ })).not.toBeInTheDocument();
    await expect.element(fase('Leis de Newton').getByRole('link', { name: /^Ver fase/ })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('leads back to the search', async () => {
    await openTrilha([FASES, CLOSED]);
    const exit = page.getByRole('link', { name: 'Sair do roteiro' });
    await expect.element(exit).toHaveAttribute('href', '/trilhas/buscar');
  });
});

describe('estimates', () => {
  const QUESTIONS = [
    { questoes_prova: [{ numero: 7, desempenho_esperado: 0.42 }] },
    {
      questoes_prova: [
        { numero: 3, desempenho_esperado: null },
        { numero: 12, desempenho_esperado: 0.9 },
      ],
      objeto_conhecimento_descricao: 'Movimento variado',
    },
  ];

  it('are for who is no student, with the numbers of the questions on the cards', async () => {
    await openTrilha([QUESTIONS], { person: PROFESSOR_WITH_BIA });
    await expect.element(fase('Movimento variado').getByText('Questões 3 e 12')).toBeVisible();
    await expect.element(fase('Razão e proporção').getByText('Questão 7')).toBeVisible();
    await page.getByRole('button', { name: /Estimativa por questão/ }).click();
    await expect.element(page.getByText('Sem estimativa')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('a student does not see them, whatever the answer holds', async () => {
    await openTrilha([QUESTIONS]);
    await expect.element(fase('Movimento variado')).toBeVisible();
    await expect.element(page.getByText(/Questões 3/)).not.toBeInTheDocument();
    await expect.element(page.getByText('Estimativa por questão')).not.toBeInTheDocument();
  });
});

describe('an address that names a type (decision 66)', () => {
  it('is replaced by that of the roadmap, which is not asked for again', async () => {
    const { server, place } = await openTrilha([FASES], { path: '/trilhas/2/1' });
    await expect.element(page.getByText('2 de 5 fases')).toBeVisible();
    await expect.poll(place).toBe('/trilhas/1201/1');
    expect(server.calls('getRoteiroMateria').map(({ path }) => path['trilha_id'])).toEqual(['2']);
  });

  it('without an open roadmap of that type says so', async () => {
    const server = createMockServer();
    server.fail('getRoteiroMateria', 404, { message: 'Não encontramos este roteiro.' });
    await open('/trilhas/1/7', { server });
    await expect.element(page.getByText('Não encontramos este roteiro.')).toBeVisible();
  });
});
