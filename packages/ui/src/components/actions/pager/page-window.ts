/** A page number, or a gap in which numbers are left out; a `narrow` one only because `near` ones are. */
export type PageSlot = { page: number; near: boolean } | { gap: 'before' | 'after'; narrow: boolean };

/**
 * The numbers to show: first, last, the current one and its neighbours (`near`: left out where there is little space);
 * all of them up to five. A gap stands for two pages and more; where there is little space for one, too.
 */
export const pageWindow = (page: number, pages: number): readonly PageSlot[] => {
  const number = (n: number): PageSlot => ({ page: n, near: n !== page && n !== 1 && n !== pages });
  const all = Array.from({ length: pages }, (_, n) => n + 1);
  if (pages <= 5) return all.map((n) => ({ page: n, near: false }));
  const from = page - 1 <= 3 ? 2 : page - 1;
  const to = page + 1 >= pages - 2 ? pages - 1 : page + 1;
  return [
    number(1),
    ...(page > 2 ? [{ gap: 'before', narrow: from === 2 } as const] : []),
    ...all.slice(from - 1, to).map(number),
    ...(page < pages - 1 ? [{ gap: 'after', narrow: to === pages - 1 } as const] : []),
    number(pages),
  ];
};
