// Made-up results for stories and tests.
import type { HitMapItem } from './hit-map/hit-map.tsx';

const sampleOf = (
  difficulty: HitMapItem['difficulty'],
  rows: readonly (readonly [number, HitMapItem['state']])[],
): HitMapItem[] =>
  rows.map(([number, state]) => ({ id: `q${number}`, number, state, difficulty, href: `#q${number}` }));

export const sampleMap: readonly HitMapItem[] = [
  ...sampleOf('dificil', [
    [6, 'erro'],
    [10, 'acerto'],
    [12, 'erro'],
    [18, 'anulada'],
    [19, 'erro'],
    [20, 'subjetiva'],
  ]),
  ...sampleOf('medio', [
    [3, 'acerto'],
    [4, 'acerto'],
    [8, 'erro'],
    [9, 'acerto'],
    [14, 'branco'],
    [15, 'acerto'],
    [16, 'erro'],
    [17, 'acerto'],
  ]),
  ...sampleOf('facil', [
    [13, 'acerto'],
    [1, 'acerto'],
    [2, 'acerto'],
    [5, 'acerto'],
    [7, 'bonificada'],
    [11, 'erro'],
  ]),
];
