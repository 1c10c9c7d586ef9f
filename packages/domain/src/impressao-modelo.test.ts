import { describe, expect, it } from 'vitest';

import { MODELOS_IMPRESSOS, ordemImpressa } from './impressao-modelo.ts';
import type { ItemDeOrdem } from './monta-ordem.ts';

const item = (item_id: number, numero: number, rest: Partial<ItemDeOrdem> = {}): ItemDeOrdem => ({
  item_id,
  numero,
  bloco: 1,
  texto_base_id: null,
  ...rest,
});
/** Always the first place. */
const first = () => 0;

describe('[MON-8] the order of a printed version', () => {
  it('[MON-8] A is the order of the exam, whatever is drawn', () => {
    const itens = [item(7, 46), item(8, 47), item(9, 48)];
    expect([...ordemImpressa(itens, 'A', first)]).toEqual([
      [7, 46],
      [8, 47],
      [9, 48],
    ]);
  });

  it.each(MODELOS_IMPRESSOS.filter((modelo) => modelo !== 'A'))(
    '[MON-8] %s is drawn, numbers begin where the day begins, and passages stay with their questions',
    (modelo) => {
      const itens = [item(1, 46), item(2, 47, { texto_base_id: 5 }), item(3, 48, { texto_base_id: 5 }), item(4, 49)];
      const order = ordemImpressa(itens, modelo, first);
      expect([...order.values()].sort((x, y) => x - y)).toEqual([46, 47, 48, 49]);
      expect(order.get(1)).not.toBe(46);
      expect((order.get(3) ?? 0) - (order.get(2) ?? 0)).toBe(1);
    },
  );

  it('[MON-8] both languages of a place have one number', () => {
    const order = ordemImpressa([item(1, 1), item(2, 1), item(3, 2)], 'B', first);
    expect(order.get(1)).toBe(order.get(2));
  });
});
