import { describe, expect, it } from 'vitest';
import { nextPlace, rankingBadge, rankingWindow, rankRows, splitPodium, type RankingBadge } from './ranking.ts';

describe('places', () => {
  it.each<[name: string, values: number[], places: number[]]>([
    ['[RAN-1] no ties', [9, 7, 5], [1, 2, 3]],
    ['[RAN-1] tie at the top: 1, 1, 3', [9, 9, 5], [1, 1, 3]],
    ['[RAN-1] tie in the middle: 1, 2, 2, 4', [9, 7, 7, 5], [1, 2, 2, 4]],
    ['[RAN-1] all equal', [3, 3, 3], [1, 1, 1]],
    ['[RAN-1] zeros are ranked', [0], [1]],
    ['[RAN-1] nobody', [], []],
  ])('%s', (_, values, places) => {
    expect(rankRows(values, (value) => value).map(({ posicao }) => posicao)).toEqual(places);
  });

  it('[RAN-1] sorts highest first, keeps the given order in ties and does not touch its input', () => {
    const rows = Object.freeze([
      { id: 'c', n: 1 },
      { id: 'b', n: 5 },
      { id: 'a', n: 5 },
    ]);
    expect(rankRows(rows, ({ n }) => n).map(({ row }) => row.id)).toEqual(['b', 'a', 'c']);
  });

  it.each<[name: string, stars: number[], podium: number, list: number]>([
    ['[RAN-2] five rows', [9, 8, 7, 6, 5], 3, 2],
    ['[RAN-2] three rows', [9, 8, 7], 3, 0],
    ['[RAN-2] two rows', [9, 8], 2, 0],
    ['[RAN-2] two rows with a star', [9, 1, 0, 0], 2, 2],
    ['[RAN-2] nobody with a star', [0, 0, 0, 0], 0, 4],
  ])('%s', (_, stars, podium, list) => {
    const split = splitPodium(stars, (one) => one);
    expect([split.podium.length, split.list.length]).toEqual([podium, list]);
  });

  it.each<[name: string, own: number, rows: number[]]>([
    ['[RAN-3] far below', 10, [0, 1, 2, 7, 8, 9, 10, 11, 12, 13]],
    ['[RAN-3] beside the podium', 4, [0, 1, 2, 3, 4, 5, 6, 7]],
    ['[RAN-3] on the podium', 0, [0, 1, 2, 3]],
    ['[RAN-3] last', 19, [0, 1, 2, 16, 17, 18, 19]],
    ['[RAN-3] not ranked', 99, [0, 1, 2]],
  ])('%s', (_, own, rows) => {
    expect(
      rankingWindow(
        Array.from({ length: 20 }, (__, i) => i),
        (i) => i === own,
      ),
    ).toEqual(rows);
  });
});

describe('badge', () => {
  it.each<[name: string, ranking: number | null, nota: number | null, best: boolean, badge: RankingBadge | null]>([
    ['[RAN-4] first', 1, 8, true, 'trofeu'],
    ['[RAN-4] first with zero', 1, 0, true, null],
    ['[RAN-4] second', 2, 8, false, 'top_10'],
    ['[RAN-4] tenth', 10, 8, false, 'top_10'],
    ['[RAN-4] tenth with zero', 10, 0, false, null],
    ['[RAN-4] fifth and best of class: the documented top 10', 5, 8, true, 'top_10'],
    ['[RAN-4] eleventh and best of class', 11, 8, true, 'melhor_da_turma'],
    ['[RAN-4] eleventh', 11, 8, false, null],
    ['[RAN-4] not ranked, best of class', null, 8, true, 'melhor_da_turma'],
    ['[RAN-4] no score', 1, null, true, null],
  ])('%s', (_, ranking, nota, melhor_da_turma, badge) => {
    expect(rankingBadge({ ranking, nota, melhor_da_turma })).toBe(badge);
  });
});

describe('the next place', () => {
  it.each<[name: string, values: number[], own: number, next: ReturnType<typeof nextPlace>]>([
    ['[RAN-5] three stars below the one above', [9, 7, 4], 2, { posicao: 2, falta: 3 }],
    [
      '[RAN-5] those who are tied share their place: the next one is above them',
      [9, 5, 5],
      2,
      { posicao: 1, falta: 4 },
    ],
    ['[RAN-5] two tied above: their shared place', [9, 9, 5], 2, { posicao: 1, falta: 4 }],
    ['[RAN-5] the first has none', [9, 7], 0, null],
    ['[RAN-5] first with another', [9, 9], 1, null],
    ['[RAN-5] not ranked', [9], 5, null],
  ])('%s', (_, values, own, next) => {
    const ranked = rankRows(
      values.map((n, id) => ({ id, n })),
      ({ n }) => n,
    );
    expect(
      nextPlace(
        ranked,
        ({ id }) => id === own,
        ({ n }) => n,
      ),
    ).toEqual(next);
  });
});
