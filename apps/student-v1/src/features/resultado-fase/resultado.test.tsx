import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { FaseResultado } from '@luneta/api-client';
import { adaptadaMateriaQuery } from '@luneta/api-client/adaptadas';
import { buildAdaptadaMateria, buildFaseResultado } from '@luneta/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { fases } from '../../testing/fases.ts';
import { FASE, faseServer, item, itens, itensLeavingOffline, PLANO } from '../../testing/fase.ts';
import { axeViolations, open } from '../../testing/open.tsx';

const MATERIA = '/v1/avaliacao_adaptadas/roteiro_estudos/280/1';
const answered = [item(1, { vez: 1, bloqueado: true, acertou: true, gabarito: 'C', item_resposta: 3 }), item(2)];

async function end(changes: Partial<FaseResultado> = {}, path = `${FASE}/concluido`) {
  const server = faseServer({ itens: answered });
  server.respond('closeAdaptadaFase', buildFaseResultado(changes));
  const app = await open(path, { server });
  return { ...app, server };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const link = (name: string) => page.getByRole('link', { name });

describe('the result of a phase', () => {
  it.each<{ case: string; changes: Partial<FaseResultado>; title: string; go: string; to: string }>([
    {
      case: 'with a next phase',
      changes: {},
      title: 'FASE CONCLUÍDA!',
      go: 'PRÓXIMA FASE',
      to: `${MATERIA}/73/midia/1`,
    },
    {
      case: 'with an open Boss after the last one',
      changes: { proximo_oic_id: null, status_boss: 'desbloqueado' },
      title: 'FASE CONCLUÍDA!',
      go: 'ENFRENTAR BOSS',
      to: `${MATERIA}/boss`,
    },
    {
      case: 'with the Boss fought',
      changes: { proximo_oic_id: null, status_boss: 'venceu' },
      title: 'FASE CONCLUÍDA!',
      go: 'CONCLUIR',
      to: MATERIA,
    },
    {
      case: 'without a Boss',
      changes: { proximo_oic_id: null, existe_boss: false, status_boss: null },
      title: 'FASE CONCLUÍDA!',
      go: 'CONCLUIR',
      to: MATERIA,
    },
    {
      case: 'without a star',
      changes: { qtde_estrelas: 0, qtde_moedas: 0, qtde_itens_acertou: 0, melhor_fase: false },
      title: 'FASE NÃO CONCLUÍDA!',
      go: 'TENTAR NOVAMENTE',
      to: `${FASE}/item/1`,
    },
    {
      case: 'of practice',
      changes: { pratica: true, qtde_estrelas: 0, qtde_moedas: 0, melhor_fase: false },
      title: 'TREINO CONCLUÍDO!',
      go: 'PRÓXIMA FASE',
      to: `${MATERIA}/73/midia/1`,
    },
  ])('$case', async ({ changes, title, go, to }) => {
    await end(changes);
    await expect.element(heading(title)).toBeVisible();
    await expect.element(link(go)).toHaveAttribute('href', to);
    expect(await axeViolations()).toEqual([]);
  });

  it('lists the misses with what was right and why, and offers to play again (decision 220)', async () => {
    await end();
    await expect.element(page.getByRole('region', { name: 'Falta 1 acerto para 3 estrelas' })).toBeVisible();
    await expect.element(page.getByText('Enunciado 622').first()).toBeVisible();
    await page.getByText('Resposta certa: B').click();
    await expect.element(page.getByText('A escala é a razão entre o desenho e o real.')).toBeVisible();
    await expect.element(link('Jogar de novo')).toHaveAttribute('href', `${FASE}/item/1`);
    expect(await axeViolations()).toEqual([]);
  });

  it.each<[string, Partial<FaseResultado>]>([
    ['with all stars and no miss', { qtde_estrelas: 3, qtde_itens_acertou: 5, erros: [] }],
    ['of practice', { pratica: true, qtde_estrelas: 0, erros: [] }],
  ])('%s has no list and no second game', async (_case, changes) => {
    await end(changes);
    await expect.element(link('PRÓXIMA FASE')).toBeVisible();
    expect(page.getByText(/acertos? para 3 estrelas/).elements()).toEqual([]);
    expect(link('Jogar de novo').elements()).toEqual([]);
  });

  it("stands in 'Etapa 3/3', with stars, coins, hits and chapter", async () => {
    await end();
    await expect.element(page.getByText('Etapa 3/3')).toBeVisible();
    await expect.element(page.getByRole('img', { name: '2 de 3 estrelas' })).toBeVisible();
    await expect.element(page.getByText('+50').first()).toBeVisible();
    await expect.element(page.getByText('3/5 acertos')).toBeVisible();
    await expect.element(page.getByText('Capítulo 5 · Escalas e mapas')).toBeVisible();
  });

  it('of practice says that it does not count, and shows no star and no coin', async () => {
    await end({ pratica: true, qtde_estrelas: 0, qtde_moedas: 0 });
    await expect.element(page.getByText(/^Treino não vale estrelas, moedas nem vidas/)).toBeVisible();
    expect(page.getByRole('img', { name: /estrelas/ }).elements()).toEqual([]);
  });

  it('of a roadmap stands at night too', async () => {
    await end();
    await expect.element(heading('FASE CONCLUÍDA!')).toBeVisible();
    expect(document.querySelector('h1')?.closest('[data-tema]')?.getAttribute('data-tema')).toBe('plano');
  });

  it('without a star needs no scrolling on a phone', async () => {
    await page.viewport(360, 800);
    await end({ qtde_estrelas: 0, qtde_moedas: 0, qtde_itens_acertou: 0, melhor_fase: false, erros: [] });
    await expect.element(heading('FASE NÃO CONCLUÍDA!')).toBeVisible();
    await expect.poll(() => document.documentElement.scrollHeight).toBe(800);
  });

  it.each([360, 1280])('with a long sentence needs no scrolling at %i px', async (width) => {
    await page.viewport(width, 800);
    await end({ qtde_estrelas: 1, melhor_fase: false, tentativa: 2, erros: [] });
    await expect.element(page.getByText('O que você estudou aqui vai com você para a próxima.')).toBeVisible();
    await expect.poll(() => document.documentElement.scrollHeight).toBe(800);
  });

  it('of an action plan stands at night, its gain doubled', async () => {
    await end({}, `${PLANO}/concluido`);
    await expect.element(page.getByText('×2')).toBeInTheDocument();
    expect(document.querySelector('[data-tema="plano"] h1')?.textContent).toBe('FASE CONCLUÍDA!');
  });
});

describe('what is sent', () => {
  it('is the log, filled up with what the server knows of answers', async () => {
    const { server } = await end();
    await expect.element(heading('FASE CONCLUÍDA!')).toBeVisible();
    expect(server.calls('closeAdaptadaFase')).toHaveLength(1);
    expect(server.calls('closeAdaptadaFase')[0]?.body).toMatchObject({
      tentativa: 2,
      fase_resumo: [{ item_resposta: { banco_questao_id: 621, resposta: 3 } }],
    });
    expect(server.calls('closeAdaptadaFase')[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/u);
  });

  it('nothing without an answer: the student is led to the subject', async () => {
    const server = faseServer();
    const { place } = await open(`${FASE}/concluido`, { server });
    await expect.poll(place).toBe(MATERIA);
    expect(server.calls('closeAdaptadaFase')).toEqual([]);
  });

  it('once more for the run that was shown, when one comes back or reloads', async () => {
    const server = faseServer();
    // After its end the exercises are those of the next run.
    server.respond('getAdaptadaItens', () =>
      server.calls('closeAdaptadaFase').length === 0 ? itens({ itens: answered }) : itens({ tentativa: 3 }),
    );
    const { place, back } = await open(`${FASE}/concluido`, { server });
    await expect.element(heading('FASE CONCLUÍDA!')).toBeVisible();
    await link('Voltar ao mapa').click();
    await expect.poll(place).toBe(MATERIA);
    // The address changes before the screen does; who goes back before that never left the result.
    await expect.poll(() => heading('FASE CONCLUÍDA!').elements()).toEqual([]);
    back();
    await expect
      .poll(() => server.calls('closeAdaptadaFase')[1]?.body)
      .toMatchObject({ tentativa: 2, fase_resumo: [] });
    await expect.element(heading('FASE CONCLUÍDA!')).toBeVisible();
  });

  it('nothing of who only looks', async () => {
    const server = faseServer({ itens: answered });
    const { place } = await open(`${FASE}/concluido`, { server, person: PROFESSOR_WITH_BIA });
    await expect.poll(place).toBe(MATERIA);
    expect(server.calls('closeAdaptadaFase')).toEqual([]);
  });

  it('a failure of the server shows the generic 500 page', async () => {
    const server = faseServer({ itens: answered });
    server.fail('closeAdaptadaFase', 500);
    await open(`${FASE}/concluido`, { server });
    await expect.element(page.getByText('Eita!')).toBeVisible();
  });

  it('without a connection says so, and the result comes when it returns, each at its own moment', async () => {
    // The chance of zero: this device is the first of its class.
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => chance.mockRestore());
    const server = faseServer();
    itensLeavingOffline(server, { itens: answered });
    await open(`${FASE}/concluido`, { server });
    await expect.element(page.getByText('Sem internet', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Suas respostas estão guardadas/)).toBeVisible();
    expect(page.getByRole('link', { name: 'PRÓXIMA FASE' }).elements()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
    server.setOffline(false);
    window.dispatchEvent(new Event('online'));
    await expect.element(heading('FASE CONCLUÍDA!')).toBeVisible();
  });
});

it('back at the map the star that was won lands on the path', async () => {
  const mapOf = (current: number) =>
    buildAdaptadaMateria({
      fases: fases(4, current).map((fase) => ({
        ...fase,
        objeto_conhecimento_id: fase.ordem_oic === 1 ? 72 : fase.objeto_conhecimento_id,
      })),
    });
  const server = faseServer({ itens: answered });
  server.respond('closeAdaptadaFase', buildFaseResultado({ melhor_fase: true }));
  server.respond('getAvaliacaoAdaptada', mapOf(2));
  const releaseResult = server.hold('closeAdaptadaFase');
  const releaseMap = server.hold('getAvaliacaoAdaptada');
  const { services } = await open(`${FASE}/concluido`, { server });
  // The map as it was left on the way into the phase.
  const ids = { tipo: 'RoteiroEstudo', turma_avaliacao_id: 280, materia_id: 1 } as const;
  services.queryClient.setQueryData(adaptadaMateriaQuery(services.api, ids).queryKey, mapOf(1));
  releaseResult();
  await link('Voltar ao mapa').click();
  await expect.element(page.getByRole('link', { name: /^Fase 1, .*atual/u })).toBeVisible();
  releaseMap();
  await expect.element(page.getByRole('link', { name: /^Fase 2, .*atual/u })).toBeVisible();
  expect([...document.querySelectorAll('[data-landed]')].map((shape) => shape.textContent)).toEqual(['1']);
});
