import { describe, expect, it } from 'vitest';

import { instanteDaMovimentacao } from './movimentacao.ts';

const at = { nowMs: Date.parse('2026-11-21T02:30:00Z'), timeZone: 'America/Sao_Paulo' };

describe('[VIR-8] a movement counts', () => {
  it.each([
    ['today (in the school it is still the 20th), from now', '2026-11-20', 'entrada', '2026-11-21T02:30:00.000Z'],
    ['an earlier day, from its first instant for who joins', '2026-11-19', 'entrada', '2026-11-19T03:00:00.000Z'],
    ['an earlier day, to its last second for who leaves', '2026-11-19', 'saida', '2026-11-20T02:59:59.000Z'],
  ] as const)('%s', (_case, day, side, instant) => {
    expect(new Date(instanteDaMovimentacao(day, side, at) ?? 0).toISOString()).toBe(instant);
  });

  it('never from a day to come', () => {
    expect(instanteDaMovimentacao('2026-11-21', 'saida', at)).toBe(null);
  });
});
