import { expect, it } from 'vitest';

import { areaExibida, proximoPasso, sortAdaptadas, type AdaptadaComPasso } from './adaptada-ordem.ts';

const BASE: AdaptadaComPasso = {
  encerrado: false,
  data_aplicacao: null,
  data_fim: '2026-12-10T12:00:00Z',
  qtde_fases: 3,
  qtde_fases_concluidas: 1,
  status_boss: 'bloqueado',
  fase_atual: { numero: 2 },
  exercicios: { qtde_itens_respondidos: 4 },
};
type Card = AdaptadaComPasso & { readonly n: string };
const card = (n: string, changes: Partial<AdaptadaComPasso> = {}): Card => ({ ...BASE, n, ...changes });

const today = card('today', { data_aplicacao: '2026-11-28T12:00:00Z' });
const later = card('later', { data_aplicacao: '2026-12-04T12:00:00Z' });
const undated = card('undated');
const done = card('done', { qtde_fases_concluidas: 3, status_boss: 'venceu', fase_atual: null });
const lost = card('lost', { qtde_fases_concluidas: 3, status_boss: 'perdeu', fase_atual: null });
const waiting = card('waiting', { qtde_fases_concluidas: 3, status_boss: 'desbloqueado', fase_atual: null });
const over = card('over', { encerrado: true, data_aplicacao: '2026-11-01T12:00:00Z', fase_atual: null });
const fresh = card('fresh', { qtde_fases_concluidas: 0, exercicios: { qtde_itens_respondidos: 0 } });
const running = card('running', { qtde_fases_concluidas: 3, status_boss: 'iniciado', fase_atual: null });

it.each([
  { name: '[ADA-7] unfinished by nearest date', given: [undated, later, today], order: ['today', 'later', 'undated'] },
  { name: '[ADA-7] then finished, then over', given: [over, done, later], order: ['later', 'done', 'over'] },
  { name: '[ADA-7] a Boss that waits is unfinished', given: [lost, done, waiting], order: ['waiting', 'lost', 'done'] },
  {
    name: '[ADA-7] without a Boss',
    given: [card('a', { ...done, status_boss: null }), later],
    order: ['later', 'done'],
  },
  { name: '[ADA-7] those that are over keep their order', given: [over, { ...over, n: 'b' }], order: ['over', 'b'] },
])('$name', ({ given, order }) => {
  expect(sortAdaptadas(given).map(({ n }) => n)).toEqual(order);
});

it.each([
  { name: '[ADA-8] the one chosen before', areas: [[today], [over]], chosen: 2, shown: 2 },
  { name: '[ADA-8] one that is no longer there', areas: [[later], [today]], chosen: 9, shown: 2 },
  { name: '[ADA-8] that of the first card', areas: [[], [done], [over, later], [today]], chosen: null, shown: 4 },
  { name: '[ADA-8] all is over', areas: [[], [over]], chosen: null, shown: 2 },
  { name: '[ADA-8] nothing anywhere', areas: [[], []], chosen: null, shown: 1 },
  { name: '[ADA-8] no areas', areas: [], chosen: null, shown: undefined },
])('$name', ({ areas, chosen, shown }) => {
  const given = areas.map((avaliacoes, n) => ({ area_conhecimento_id: n + 1, avaliacoes }));
  expect(areaExibida(given, chosen)?.area_conhecimento_id).toBe(shown);
});

it.each([
  { name: '[ADA-9] the phase of the first card', given: [later, today], passo: ['fase', 'today', false] },
  { name: '[ADA-9] nothing answered there: it begins', given: [fresh], passo: ['fase', 'fresh', true] },
  { name: '[ADA-9] its Boss', given: [waiting, done], passo: ['boss', 'waiting', false] },
  { name: '[ADA-9] a running battle first', given: [today, running], passo: ['batalha', 'running', false] },
  { name: '[ADA-9] nothing left', given: [done, over], passo: null },
  { name: '[ADA-9] nothing at all', given: [], passo: null },
])('$name', ({ given, passo }) => {
  const found = proximoPasso(given);
  expect(found && [found.tipo, found.avaliacao.n, found.comeca]).toEqual(passo);
});
