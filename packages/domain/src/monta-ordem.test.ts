import { array, assert, boolean, infiniteStream, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type ItemDeOrdem, ordemDoAluno, type Sorteador } from './monta-ordem.ts';

/** A sequence of numbers that a seed decides, as the server's HMAC does. */
function sorteadorOf(seed: number): Sorteador {
  let state = seed >>> 0;
  return (limite) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * limite);
  };
}

const item = (item_id: number, numero: number, bloco = 1, texto_base_id: number | null = null): ItemDeOrdem => ({
  item_id,
  numero,
  bloco,
  texto_base_id,
});

/** Places of one to three blocks, some with a passage, some as a pair of languages. */
const exams = array(
  record({ bloco: integer({ min: 1, max: 3 }), texto: integer({ min: 0, max: 4 }), pair: boolean() }),
  {
    minLength: 1,
    maxLength: 40,
  },
).map((places) =>
  [...places]
    .sort((x, y) => x.bloco - y.bloco)
    .flatMap(({ bloco, texto, pair }, index) => {
      // A passage belongs to one block.
      const passage = texto === 0 ? null : bloco * 10 + texto;
      const first = item(1000 + index * 2, index + 1, bloco, passage);
      return pair ? [first, { ...first, item_id: first.item_id + 1 }] : [first];
    }),
);

describe('[MON-3] the order of a student', () => {
  it('is a permutation of the printed numbers', () => {
    assert(
      property(exams, nat(), (itens, seed) => {
        const order = ordemDoAluno(itens, sorteadorOf(seed));
        expect([...new Set(order.values())].sort((x, y) => x - y)).toEqual([
          ...new Set(itens.map(({ numero }) => numero)),
        ]);
        expect(order.size).toBe(itens.length);
      }),
    );
  });

  it('keeps blocks in their order, and both languages in one place', () => {
    assert(
      property(exams, nat(), (itens, seed) => {
        const order = ordemDoAluno(itens, sorteadorOf(seed));
        const shown = [...itens].sort((x, y) => (order.get(x.item_id) ?? 0) - (order.get(y.item_id) ?? 0));
        const blocks = shown.map(({ bloco }) => bloco);
        expect(blocks).toEqual([...blocks].sort((x, y) => x - y));
        for (const { numero } of itens) {
          const place = itens.filter((other) => other.numero === numero).map(({ item_id }) => order.get(item_id));
          expect(new Set(place).size).toBe(1);
        }
      }),
    );
  });

  it('keeps questions of one passage together and in their own order', () => {
    const itens = [item(1, 1, 1, 7), item(2, 2), item(3, 3, 1, 7), item(4, 4), item(5, 5, 1, 7)];
    for (let seed = 0; seed < 200; seed += 1) {
      const order = ordemDoAluno(itens, sorteadorOf(seed));
      const first = order.get(1) ?? 0;
      expect([order.get(1), order.get(3), order.get(5)]).toEqual([first, first + 1, first + 2]);
    }
  });

  it('joins places whose passages differ by language', () => {
    const itens = [item(1, 1, 1, 7), item(2, 1, 1, 8), item(3, 2, 1, 8), item(4, 2, 1, 9), item(5, 3)];
    for (let seed = 0; seed < 50; seed += 1) {
      const order = ordemDoAluno(itens, sorteadorOf(seed));
      expect(order.get(3)).toBe((order.get(1) ?? 0) + 1);
    }
  });

  it('is the same again for the same draw, and runs from the first number of the day', () => {
    const itens = Array.from({ length: 20 }, (_, index) => item(index + 1, index + 91));
    expect(ordemDoAluno(itens, sorteadorOf(5))).toEqual(ordemDoAluno([...itens].reverse(), sorteadorOf(5)));
    expect(ordemDoAluno(itens, sorteadorOf(5))).not.toEqual(ordemDoAluno(itens, sorteadorOf(6)));
    expect(Math.min(...ordemDoAluno(itens, sorteadorOf(5)).values())).toBe(91);
  });

  it('puts each of three places first equally often', () => {
    const firsts = [0, 0, 0];
    for (let seed = 0; seed < 3000; seed += 1) {
      const order = ordemDoAluno([item(1, 1), item(2, 2), item(3, 3)], sorteadorOf(seed * 7919));
      const at = [1, 2, 3].findIndex((id) => order.get(id) === 1);
      firsts[at] = (firsts[at] ?? 0) + 1;
    }
    for (const count of firsts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('a shuffled attempt is graded as one in the printed order, 1,000 times', () => {
    const grade = (answers: ReadonlyMap<number, number>, keys: ReadonlyMap<number, number>) =>
      [...answers].filter(([item_id, option]) => keys.get(item_id) === option).length;
    const attempts = record({
      itens: exams,
      seed: nat(),
      choices: infiniteStream(integer({ min: 1, max: 5 })),
    });
    assert(
      property(attempts, ({ itens, seed, choices }) => {
        const keys = new Map(itens.map(({ item_id }) => [item_id, (item_id % 5) + 1]));
        const wanted = new Map(itens.map(({ item_id }) => [item_id, choices.next().value]));
        const order = ordemDoAluno(itens, sorteadorOf(seed));
        // The student goes from place to place as shown, and marks what is on the screen there.
        const shown = [...itens].sort((x, y) => (order.get(x.item_id) ?? 0) - (order.get(y.item_id) ?? 0));
        const stored = new Map(shown.map(({ item_id }) => [item_id, wanted.get(item_id) ?? 0]));
        expect(grade(stored, keys)).toBe(grade(wanted, keys));
      }),
      { numRuns: 1000 },
    );
  });
});
