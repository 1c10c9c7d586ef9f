import { takeRendered } from './count-renders.ts';

import { fakeClock } from '@luneta/testing/fake-clock';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { examServer, PROVA, questao } from '../../src/testing/exam-server.ts';
import { open } from '../../src/testing/open.tsx';

/** What one tick renders: the clock and its display, not the screen. */
const MOST = 2;
const TICKS = 5;
const LOOK_MS = 300;

let files = 0;
new PerformanceObserver((list) => (files += list.getEntries().length)).observe({ type: 'resource', buffered: true });

/** Waits until no file has arrived between two looks: a part of the screen that comes late renders too, but not in a tick. */
async function allPartsHere(): Promise<void> {
  let before = -1;
  const looks = () => {
    const isSame = files === before;
    before = files;
    return isSame;
  };
  await expect.poll(looks, { interval: LOOK_MS, timeout: 20_000 }).toBe(true);
}

it.for([
  { screen: 'a question', path: questao(514), shows: 'Enunciado 3 (514)', wide: false },
  { screen: 'a question beside the grid', path: questao(514), shows: 'Enunciado 3 (514)', wide: true },
  { screen: 'the essay', path: `${PROVA}/redacoes`, shows: 'O valor da leitura entre os jovens', wide: false },
])('$screen', async ({ path, shows, wide }) => {
  await page.viewport(wide ? 1280 : 360, 800);
  const clock = fakeClock();
  vi.setTimerTickMode('interval', 10);
  await open(path, { server: examServer() });
  await expect.element(page.getByText(shows)).toBeInTheDocument();
  await clock.advance(5);
  await allPartsHere();
  const ticks: string[][] = [];
  for (let n = 0; n < TICKS; n += 1) {
    takeRendered();
    await clock.advance(1);
    ticks.push(takeRendered());
  }
  expect(ticks.flat().length).toBeGreaterThan(0);
  expect(ticks.filter((rendered) => rendered.length > MOST)).toEqual([]);
});
