import { expect, it } from 'vitest';
import { axisOf, hoursOf, percentOf, placesOf } from './lanes.ts';

const at = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const DAY = at(7, 17);

it.each([
  ['nothing', [], 7, 18],
  ['within the usual day', [at(8, 10)], 7, 18],
  ['earlier and later, to whole hours', [at(6.5, 8), at(17, 20.25)], 6, 21],
  ['from yesterday to tomorrow', [at(-5, 40)], 0, 24],
])('the axis of %s', (_, spans, from, to) => {
  expect(axisOf(spans)).toEqual({ from: from * 60, to: to * 60 });
});

it('has every hour, or every second one of a long day', () => {
  expect(hoursOf(at(7, 10)).map(({ hour }) => hour)).toEqual([7, 8, 9, 10]);
  expect(hoursOf(at(6, 22)).map(({ hour }) => hour)).toEqual([6, 8, 10, 12, 14, 16, 18, 20, 22]);
});

it.each([
  [7, 0],
  [12, 50],
  [17, 100],
  [3, 0],
  [23, 100],
])('%i h stands at %i percent', (hour, percent) => {
  expect(percentOf(hour * 60, DAY)).toBe(percent);
});

it('puts bars that meet into lanes of their own, and uses a lane again once it is free', () => {
  expect(placesOf([at(7, 9), at(8, 10), at(9, 11)], DAY).map(({ lane }) => lane)).toEqual([0, 1, 0]);
});

it('gives a short bar space for its words, within the day', () => {
  expect(placesOf([at(16.5, 17)], DAY)).toEqual([{ left: 83, width: 17, lane: 0 }]);
});
