/** The order in which one student meets the items of a day, when the exam is shuffled. */

import { groupedBy } from './rascunho.ts';

export type ItemDeOrdem = {
  readonly item_id: number;
  /** Its number in the exam, as printed. */
  readonly numero: number;
  readonly bloco: number;
  /** The passage it shares with others. Null: none. */
  readonly texto_base_id: number | null;
};

/** A whole number from 0 up to and without the limit. Successive calls must give successive values of one sequence. */
export type Sorteador = (limite: number) => number;

/** Fisher–Yates: each order is as likely as any other. */
function shuffled<T>(values: readonly T[], sorteador: Sorteador): T[] {
  const drawn = [...values];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const at = sorteador(last + 1);
    const [x, y] = [drawn[last], drawn[at]];
    if (x === undefined || y === undefined) throw new Error(`the draw gave ${at} of ${last + 1}`);
    drawn[last] = y;
    drawn[at] = x;
  }
  return drawn;
}

const byNumber = (itens: readonly ItemDeOrdem[]) =>
  [...itens].sort((x, y) => x.numero - y.numero || x.item_id - y.item_id);

/** Places that move as one: those that a chain of shared passages links, by the number of the first. */
function groupsOf(itens: readonly ItemDeOrdem[]): (readonly ItemDeOrdem[])[] {
  const groups = new Set<{ readonly itens: ItemDeOrdem[] }>();
  for (const item of byNumber(itens)) {
    const { numero, texto_base_id } = item;
    const linked = [...groups].filter((group) =>
      group.itens.some(
        (one) => one.numero === numero || (texto_base_id !== null && one.texto_base_id === texto_base_id),
      ),
    );
    const joined = { itens: [...linked.flatMap((group) => group.itens), item] };
    for (const group of linked) groups.delete(group);
    groups.add(joined);
  }
  return [...groups].map((group) => byNumber(group.itens));
}

/**
 * The number that the student sees, by item. Blocks keep their order; within one, places are drawn, those of one passage stay
 * together in their own order, and both languages of a pair share a place. Numbers run from the first one of the day. [MON-3]
 */
export function ordemDoAluno(itens: readonly ItemDeOrdem[], sorteador: Sorteador): ReadonlyMap<number, number> {
  const start = Math.min(...itens.map(({ numero }) => numero));
  const blocks = [...groupedBy(itens, ({ bloco }) => bloco)].sort(([x], [y]) => x - y);
  const places = blocks.flatMap(([, block]) => shuffled(groupsOf(block), sorteador).flat());
  const numbers = new Map<number, number>();
  const order = new Map<number, number>();
  for (const { item_id, numero } of places) {
    const shown = numbers.get(numero) ?? start + numbers.size;
    numbers.set(numero, shown);
    order.set(item_id, shown);
  }
  return order;
}
