import { expect, it } from 'vitest';
import { medalOf, placeText } from './place.ts';

it.each([
  [1, '1º', 'gold'],
  [2, '2º', 'silver'],
  [3, '3º', 'bronze'],
  [4, '4º', undefined],
  [1204, '1.204º', undefined],
])('place %i is written "%s" and wears %s', (place, text, medal) => {
  expect([placeText(place), medalOf(place)]).toEqual([text, medal]);
});
