import { takeRendered } from './count-renders.ts';

import { fakeClock } from '@luneta/testing/fake-clock';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { examServer, PROVA, questao } from '../../src/testing/exam-server.ts';
import { open } from '../../src/testing/open.tsx';

declare module 'vitest' {
  interface TaskMeta {
    /**
     * Names of the components that one tick of the clock renders, in the middle one of several: a late part of the screen that
     * arrives during one of them belongs to no tick.
     */
    rendered?: string[];
  }
}

const TICKS = 5;

it.for([
  { screen: 'a question', path: questao(514), shows: 'Enunciado 3 (514)', wide: false },
  { screen: 'a question beside the grid', path: questao(514), shows: 'Enunciado 3 (514)', wide: true },
  { screen: 'the essay', path: `${PROVA}/redacoes`, shows: 'O valor da leitura entre os jovens', wide: false },
])('$screen', async ({ path, shows, wide }, { task }) => {
  await page.viewport(wide ? 1280 : 360, 800);
  const clock = fakeClock();
  vi.setTimerTickMode('interval', 10);
  await open(path, { server: examServer() });
  await expect.element(page.getByText(shows)).toBeInTheDocument();
  await clock.advance(5);
  const ticks: string[][] = [];
  for (let n = 0; n < TICKS; n += 1) {
    takeRendered();
    await clock.advance(1);
    ticks.push(takeRendered());
  }
  task.meta.rendered = ticks.toSorted((a, b) => b.length - a.length)[Math.floor(TICKS / 2)] ?? [];
  expect(ticks.flat().length).toBeGreaterThan(0);
});
