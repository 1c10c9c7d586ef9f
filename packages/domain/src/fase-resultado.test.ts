import { expect, it } from 'vitest';
import { canPlayAgain, saidaDaFase, situacaoDaFase, variacaoDoResultado, type FaseFim } from './fase-resultado.ts';

it.each([
  { name: '[FRE-1] one star', run: { qtde_estrelas: 1, pratica: false }, e: 'concluida' },
  { name: '[FRE-1] none', run: { qtde_estrelas: 0, pratica: false }, e: 'nao_concluida' },
  { name: '[FRE-2] practice', run: { qtde_estrelas: 0, pratica: true }, e: 'treino' },
])('$name', ({ run, e }) => {
  expect(situacaoDaFase(run)).toBe(e);
});

it.each([
  { name: '[FRE-8] no star: trying again is the way on', run: { qtde_estrelas: 0, pratica: false }, e: false },
  { name: '[FRE-8] one star', run: { qtde_estrelas: 1, pratica: false }, e: true },
  { name: '[FRE-8] two stars', run: { qtde_estrelas: 2, pratica: false }, e: true },
  { name: '[FRE-8] all stars', run: { qtde_estrelas: 3, pratica: false }, e: false },
  { name: '[FRE-8] practice', run: { qtde_estrelas: 2, pratica: true }, e: false },
])('$name', ({ run, e }) => {
  expect(canPlayAgain(run)).toBe(e);
});

const FIM: FaseFim = {
  qtde_estrelas: 2,
  pratica: false,
  proximo_oic_id: null,
  existe_boss: true,
  status_boss: 'desbloqueado',
};

it.each<{ name: string; fim: Partial<FaseFim>; e: string }>([
  { name: '[FRE-3] no star', fim: { qtde_estrelas: 0, proximo_oic_id: 73 }, e: 'tentar_novamente' },
  {
    name: '[FRE-3] practice has none to win',
    fim: { qtde_estrelas: 0, pratica: true, proximo_oic_id: 73 },
    e: 'proxima_fase',
  },
  { name: '[FRE-4] a next phase', fim: { proximo_oic_id: 73 }, e: 'proxima_fase' },
  { name: '[FRE-5] the Boss is open', fim: {}, e: 'enfrentar_boss' },
  { name: '[FRE-5] the Boss was begun', fim: { status_boss: 'iniciado' }, e: 'enfrentar_boss' },
  { name: '[FRE-6] no Boss', fim: { existe_boss: false, status_boss: null }, e: 'concluir' },
  { name: '[FRE-6] the Boss was beaten', fim: { status_boss: 'venceu' }, e: 'concluir' },
  { name: '[FRE-6] the Boss has won', fim: { status_boss: 'perdeu' }, e: 'concluir' },
  { name: '[FRE-6] the Boss is locked', fim: { status_boss: 'bloqueado' }, e: 'concluir' },
])('$name', ({ fim, e }) => {
  expect(saidaDaFase({ ...FIM, ...fim })).toBe(e);
});

it('[FRE-7] the same run says the same, the next one something else', () => {
  expect(variacaoDoResultado(72, 2, 4)).toBe(variacaoDoResultado(72, 2, 4));
  expect(variacaoDoResultado(72, 3, 4)).not.toBe(variacaoDoResultado(72, 2, 4));
  expect([1, 2, 3, 4].map((run) => variacaoDoResultado(72, run, 4)).sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  expect(variacaoDoResultado(72, 1, 0)).toBe(0);
});
