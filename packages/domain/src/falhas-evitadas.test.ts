import { describe, expect, it } from 'vitest';

import { falhasDaFase, falhasEvitadas, type FalhaFase, type FalhaQuestao } from './falhas-evitadas.ts';

const q = (desempenho_esperado: number | null, verdict: FalhaQuestao['verdict']): FalhaQuestao => ({
  desempenho_esperado,
  verdict,
});
const fase = (qtde_estrelas: number | null, ...questoes: FalhaQuestao[]): FalhaFase => ({ qtde_estrelas, questoes });

it.each<[string, FalhaQuestao[], number | null, number]>([
  ['[FAL-2] nothing prepared', [], 0, 0],
  ['[FAL-2] two of a half, one missed', [q(0.5, 'acerto'), q(0.5, 'erro')], 1, 1],
  ['[FAL-2] blank is a miss', [q(0.25, 'branco')], 0.75, 1],
  ['[FAL-2] one chance missing', [q(0.5, 'erro'), q(null, 'acerto')], null, 1],
  ['[FAL-1] annulled, bonus and subjective', [q(0, 'anulada'), q(null, 'bonificada'), q(null, 'subjetiva')], 0, 0],
])('%s', (_, questoes, previstas, reais) => {
  expect(falhasDaFase({ questoes })).toEqual({ previstas, reais });
});

describe('falhasEvitadas', () => {
  it('[FAL-3] sums what engaged phases avoided; never below zero, never the others', () => {
    const fases = [
      fase(3, q(0.25, 'acerto'), q(0.25, 'acerto')), // 1.5 predicted, 0 missed: 1.5 avoided
      fase(1, q(0.75, 'erro')), // 0.25 predicted, 1 missed: nothing
      fase(0, q(0.5, 'acerto')), // finished without a star: 0.5 avoided (D 204)
      fase(null, q(0, 'acerto')), // not engaged
    ];
    expect(falhasEvitadas(fases)).toEqual({
      qtde_falhas_evitadas: 2,
      qtde_falhas_previstas: 3.25,
      qtde_fases_engajou: 3,
      qtde_fases_total: 4,
      engajamento_base: 0.75,
      engajamento_qualificado: 0.25,
    });
  });

  it.each<[string, FalhaFase[]]>([
    ['no phases', []],
    ['no question that counts', [fase(3), fase(2, q(0.5, 'anulada'))]],
    ['a chance missing', [fase(3, q(0.5, 'acerto')), fase(null, q(null, 'acerto'))]],
  ])('[FAL-4] no card: %s', (_, fases) => {
    expect(falhasEvitadas(fases)).toBeNull();
  });
});
