import { createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildResultadoLista } from '../../testing/builders.ts';
import { axeViolations, open } from '../../testing/open.tsx';

type Given = Parameters<typeof buildResultadoLista>;

function openResults(...given: Given) {
  const server = createMockServer();
  server.respond('listResultados', buildResultadoLista(...given));
  return open('/resultados', { server });
}

const list = page.getByRole('region', { name: 'Avaliações', exact: true });
const card = (name = 'Simulado de agosto') => list.getByRole('article', { name });
/** The latest result stands before the list. */
const latest = (name = 'Simulado de agosto') => page.getByRole('article', { name }).first();
const link = (name = 'Simulado de agosto') => card(name).getByRole('link', { name, exact: true });

const IN_MAY = { descricao: 'Simulado de maio', ciclo: 1, data_hora_inicial_1_dia: '2026-05-09T13:30:00-03:00' };

describe('a result in the list', () => {
  it('shows date, performance, TRI and leads to its detail', async () => {
    await openResults({});
    for (const text of ['22/08/2026', '75%', '612,4'])
      await expect.element(card().getByText(text).first()).toBeInTheDocument();
    await expect.element(link()).toHaveAttribute('href', '/resultados/290');
    expect(await axeViolations()).toEqual([]);
  });

  it('leads from its TRI score in one tap to what made it', async () => {
    const app = await openResults({});
    await card().getByRole('link', { name: 'Entenda a nota de Simulado de agosto' }).click();
    await expect.poll(app.place).toBe('/resultados/290?nota=explicada');
  });

  it.each([
    { case: 'first of the grade', given: { ranking: 1 }, says: '1º lugar' },
    { case: 'second', given: { ranking: 2 }, says: 'Top 10' },
    { case: 'tenth', given: { ranking: 10 }, says: 'Top 10' },
    { case: 'best of class, eleventh', given: { ranking: 11, melhor_da_turma: true }, says: 'Melhor nota da turma' },
  ])('$case wears "$says"', async ({ given, says }) => {
    await openResults(given);
    await expect.element(card().getByText(says)).toBeVisible();
  });

  it.each([
    { case: 'eleventh', given: { ranking: 11 } },
    { case: 'first with nothing', given: { ranking: 1, nota: 0, melhor_da_turma: true } },
  ])('$case wears nothing', async ({ given }) => {
    await openResults(given);
    await expect.element(card()).toBeVisible();
    for (const badge of ['1º lugar', 'Top 10', 'Melhor nota da turma'])
      await expect.element(card().getByText(badge)).not.toBeInTheDocument();
  });

  it('being marked says since when it will be known, and leads nowhere', async () => {
    await openResults({
      situacao: 'em_correcao',
      nota: null,
      nota_tri: null,
      desempenho: null,
      gabarito_liberado_em: '2026-11-28T18:32:00-03:00',
    });
    await expect.element(card().getByText('Em correção · resultado a partir de 28 de nov. às 18h32')).toBeVisible();
    await expect.element(link()).not.toBeInTheDocument();
  });

  it('of an essay alone leads nowhere', async () => {
    await openResults({ is_only_redacao: true, nota_redacao: 720, nota_tri: null, desempenho: null });
    await expect.element(card().getByText('Redação: 720 de 1.000')).toBeVisible();
    await expect.element(link()).not.toBeInTheDocument();
    // Its marking stays within reach (decision 194).
    await expect
      .element(card().getByRole('link', { name: 'Ver a correção da redação' }))
      .toHaveAttribute('href', '/resultados/290');
  });

  it('of an essay alone that is being marked leads to no marking yet', async () => {
    const waiting = { situacao: 'em_correcao', nota: null, nota_tri: null, desempenho: null } as const;
    await openResults({ ...waiting, is_only_redacao: true, gabarito_liberado_em: '2026-11-28T18:32:00-03:00' });
    await expect.element(card()).toBeVisible();
    await expect.element(card().getByRole('link')).not.toBeInTheDocument();
  });

  it('of who was absent says so', async () => {
    await openResults({ nota: null, nota_tri: null, desempenho: null });
    await expect.element(card().getByText('Ausente')).toBeVisible();
  });
});

describe('the list', () => {
  it('is by month, newest first, the newest open', async () => {
    await openResults(IN_MAY, {});
    await expect.element(page.getByRole('button', { name: /Agosto de 2026/ })).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('button', { name: /Maio de 2026/ })).toHaveAttribute('aria-expanded', 'false');
    const months = page
      .getByRole('button', { name: / de 2026/ })
      .elements()
      .map((element) => element.textContent);
    expect(months[0]).toContain('Agosto');
  });

  it('one cycle or all, kept in the address', async () => {
    const app = await openResults(IN_MAY, {});
    await page.getByLabelText('Ciclo').selectOptions('Ciclo 01');
    await expect.poll(app.place).toBe('/resultados?ciclo=1');
    await expect.element(card('Simulado de maio')).toBeVisible();
    await expect.element(latest('Simulado de maio')).toBeVisible();
    await expect.element(card()).not.toBeInTheDocument();
    await page.getByLabelText('Ciclo').selectOptions('Todos os ciclos');
    await expect.element(card()).toBeVisible();
  });

  it('with one cycle there is nothing to choose', async () => {
    await openResults({});
    await expect.element(card()).toBeVisible();
    await expect.element(page.getByLabelText('Ciclo')).not.toBeInTheDocument();
  });

  it.each([
    { avoided: 2.4, predicted: 3.5, says: '2 de 4 falhas evitadas' },
    { avoided: 0.5, predicted: 1.49, says: '1 de 1 falha evitada' },
  ])('counts mistakes whole: $avoided of $predicted', async ({ avoided, predicted, says }) => {
    const server = createMockServer();
    const falha = {
      materia_id: 1,
      materia_nome: 'Português',
      qtde_falhas_evitadas: avoided,
      qtde_falhas_previstas: predicted,
      qtde_fases_engajou: 2,
      qtde_fases_total: 3,
      engajamento_base: 0.7,
      engajamento_qualificado: 0.5,
    };
    server.respond('listResultados', { ...buildResultadoLista({}), falhas_evitadas: [falha] });
    await open('/resultados', { server });
    await expect.element(page.getByText(says)).toBeVisible();
  });

  it("shows 'Falhas Evitadas' by subject", async () => {
    await open('/resultados');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Falhas Evitadas' })).toBeVisible();
    await expect.element(page.getByText('3 de 8 falhas evitadas')).toBeVisible();
    await expect.element(page.getByText('Engajamento médio')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it("'Falhas Evitadas' says what it is, and follows the cycle (D 222)", async () => {
    const falha = (qtde_falhas_evitadas: number) => ({
      materia_id: 1,
      materia_nome: 'Português',
      qtde_falhas_evitadas,
      qtde_falhas_previstas: 8,
      qtde_fases_engajou: 2,
      qtde_fases_total: 3,
      engajamento_base: 0.7,
      engajamento_qualificado: 0.5,
    });
    const server = createMockServer();
    server.respond('listResultados', {
      ...buildResultadoLista(IN_MAY, {}),
      falhas_evitadas: [falha(5)],
      falhas_por_ciclo: [{ ciclo: 2, falhas_evitadas: [falha(3)] }],
    });
    await open('/resultados', { server });
    await expect.element(page.getByText('5 de 8 falhas evitadas')).toBeVisible();
    await expect.element(page.getByText(/^São os erros que a previsão esperava na prova/u)).toBeVisible();
    await page.getByLabelText('Ciclo').selectOptions('Ciclo 02');
    await expect.element(page.getByText('3 de 8 falhas evitadas')).toBeVisible();
    await page.getByLabelText('Ciclo').selectOptions('Ciclo 01');
    await expect.element(page.getByRole('heading', { name: 'Falhas Evitadas' })).not.toBeInTheDocument();
  });

  it("'Falhas Evitadas' of who has not studied yet blames nobody", async () => {
    const server = createMockServer();
    const falha = {
      materia_id: 1,
      materia_nome: 'Português',
      qtde_falhas_evitadas: 0,
      qtde_falhas_previstas: 4,
      qtde_fases_engajou: 0,
      qtde_fases_total: 3,
      engajamento_base: 0,
      engajamento_qualificado: 0,
    };
    server.respond('listResultados', { ...buildResultadoLista({}), falhas_evitadas: [falha] });
    await open('/resultados', { server });
    const one = page.getByRole('article', { name: 'Português' });
    await expect.element(one.getByText('Estude as fases do roteiro para evitar falhas na próxima.')).toBeVisible();
    await expect.element(one.getByText(/Engajamento/u)).not.toBeInTheDocument();
  });
});

describe('the latest result', () => {
  it('stands first, with its number, its change and its line', async () => {
    await openResults({ ...IN_MAY, nota_tri: 588.2, erro_padrao: 2 }, {});
    await expect.element(latest()).toBeVisible();
    const [first] = page.getByRole('main').getByRole('article').elements();
    expect(first).toBe(latest().element());
    await expect.element(latest().getByText('+24,2 desde a anterior')).toBeVisible();
    await expect.element(latest().getByText('nota TRI, estimativa · 75% de desempenho')).toBeVisible();
    await expect
      .element(latest().getByRole('link', { name: 'Ver detalhes' }))
      .toHaveAttribute('href', '/resultados/291');
  });

  it.each([612.4 - 24.2, 612.4 + 24.2])('a change from %d inside the margin is no change (D 222)', async (nota_tri) => {
    await openResults({ ...IN_MAY, nota_tri }, {});
    await expect.element(latest().getByText('dentro da margem', { exact: true })).toBeVisible();
    await expect.element(latest().getByText(/desde a anterior/u)).not.toBeInTheDocument();
  });

  it('its line is a table too, and each score in it leads to what made it', async () => {
    await openResults({ ...IN_MAY, nota_tri: 588.2 }, {});
    await latest().getByRole('button', { name: 'Ver como tabela' }).click();
    const table = latest().getByRole('table', { name: 'Sua nota TRI' });
    await expect
      .element(table.getByRole('link', { name: /^588,2 ?entenda a nota$/u }))
      .toHaveAttribute('href', '/resultados/290?nota=explicada');
    await expect.element(table.getByRole('row', { name: /^22 de ago\. 612,4/u })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('without a TRI score shows the grade and how much of it', async () => {
    await openResults({ nota_tri: null, base_tri: null });
    await expect.element(latest().getByText('de 10 · 75% de desempenho')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'O que é a TRI?' })).not.toBeInTheDocument();
  });

  it('while everything is being marked there is none', async () => {
    await openResults({ situacao: 'em_correcao', nota: null, nota_tri: null, desempenho: null });
    await expect.element(card()).toBeVisible();
    await expect.element(page.getByText(/^Último resultado/u)).not.toBeInTheDocument();
  });
});

describe('what TRI is', () => {
  it('is told in a dialog, by keyboard too', async () => {
    await openResults({});
    const button = page.getByRole('button', { name: 'O que é a TRI?' });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Como a TRI calcula a nota' });
    await expect.element(dialog.getByText('Espera coerência')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('the way to the learning levels', () => {
  const levels = page.getByRole('link', { name: 'Ver níveis de aprendizagem' });

  it('is there for who has a level', async () => {
    await openResults({});
    await expect.element(levels).toHaveAttribute('href', '/aprendizagem');
  });

  it.each([
    {
      case: 'without data',
      arrange: (server: MockServer) => server.respond('listAprendizagem', { ciclo: null, ciclos: [], materias: [] }),
    },
    { case: 'in a school without them', arrange: (server: MockServer) => server.fail('listAprendizagem', 404) },
  ])('$case there is none', async ({ arrange }) => {
    const server = createMockServer();
    arrange(server);
    await open('/resultados', { server });
    await expect.poll(() => server.calls('listAprendizagem').length).toBe(1);
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.element(levels).not.toBeInTheDocument();
  });
});
