/**
 * `pages`: how long the first picture of a page takes on a cheap phone and a slow line, cold and on the next visit, beside
 * two floors of the same rounds. The next visit is the page loaded again, six seconds after the picture. `--rounds 5`; `--only 'v1 home,v2 prova'`:
 * the pages of these names, or with one of these in them (`wanted.ts`); `--against <folder>`: another checkout, built and installed,
 * measured in the same rounds, whose figures stand first. Each visit is printed when it is measured; Ctrl-C ends the rounds, and the
 * medians are those of what was measured.
 */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { heading, median, ratioLine, table } from '../print.ts';
import { newDataDir, startServer } from '../server.ts';
import { visits, type Figures } from './browser.ts';
import { serveFloors } from './floors.ts';
import { placesOf, type Place } from './places.ts';
import { wanted } from './wanted.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    against: { type: 'string' },
  },
});
const START_LIMIT_MS = 120_000;

type Series = Place & { readonly tree: string; readonly cold: Figures[]; readonly next: Figures[] };
const series = (tree: string, place: Place): Series => ({ ...place, tree, cold: [], next: [] });

type Figure = Exclude<keyof Figures, 'at'>;
const middle = (list: readonly Figures[], of: Figure) => median(list.map((figures) => figures[of]));
const ms = (value: number) => String(Math.round(value));

const row = (of: Series, when: 'cold' | 'next') => {
  const list = of[when];
  return [
    `${of.tree} ${of.name}, ${when}`,
    ms(middle(list, 'fcp')),
    ms(middle(list, 'lcp')),
    ms(Math.min(...list.map(({ lcp }) => lcp))),
    ms(middle(list, 'usable')),
    ms(middle(list, 'first')),
    ms(middle(list, 'requests')),
    String(Math.round(middle(list, 'bytes') / 1024)),
    ms(middle(list, 'tbt')),
    middle(list, 'cls').toFixed(3),
    [...ledTo(of), ...missed(of, when)].join(', '),
  ];
};

/** One visit as soon as it is measured, with the load of the machine, which tells a busy moment. */
const line = ({ tree, name }: Series, cold: number, next: number) =>
  `  ${`${tree} ${name}`.padEnd(36)}  cold ${ms(cold).padStart(5)}  next ${ms(next).padStart(5)}  load ${(loadavg()[0] ?? 0).toFixed(1)}`;

/** Aborted by the first Ctrl-C; a second one ends the process. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}

/** Where an address led that does not stay. */
const ledTo = ({ url, cold }: Series): string[] => {
  const at = cold[0]?.at ?? '';
  return new URL(url).pathname === at ? [] : [`led to ${at}`];
};

/** The goals that the medians of a page do not reach. */
function missed({ limits, ...of }: Series, when: 'cold' | 'next'): string[] {
  if (limits === undefined) return [];
  const over = (name: string, key: Figure, limit: number) => (middle(of[when], key) > limit ? [name] : []);
  return [
    ...over('first paint', 'fcp', limits.paint[when]),
    ...over('LCP', 'lcp', limits[when]),
    ...(when === 'cold' ? over('requests', 'first', limits.requests) : []),
    ...over('blocking', 'tbt', limits.blocking),
    ...over('shift', 'cls', limits.shift),
  ];
}

const floors = await serveFloors();
const ends: (() => Promise<void> | void)[] = [floors.stop];
try {
  const all: Series[] = [
    series('floor', { name: 'plain page', url: floors.plain, usable: 'h1' }),
    series('floor', { name: 'page of React', url: floors.react, usable: 'h1' }),
  ];
  const trees = [
    ...(values.against === undefined ? [] : [{ tree: 'before', path: resolve(values.against) }]),
    { tree: 'now', path: undefined },
  ];
  for (const { tree, path } of trees) {
    const data = newDataDir();
    const server = await startServer(data.path, START_LIMIT_MS, path);
    ends.unshift(async () => {
      await server.stop();
      data.remove();
    });
    const { places, missing } = await placesOf(server.url);
    all.push(...wanted(places, values.only).map((place) => series(tree, place)));
    if (missing.length > 0) console.log(`${tree}, without a thing of the demo to show: ${missing.join(', ')}`);
  }
  const turnOf = ({ name }: Series) => all.findIndex((one) => one.name === name);
  // A page of both trees in turn: the machine may be busier a few minutes later.
  const turns = all.toSorted((a, b) => turnOf(a) - turnOf(b));
  const signal = stopSignal();
  for (let round = 0; round < Number(values.rounds) && !signal.aborted; round += 1) {
    console.log(heading(`round ${round + 1} of ${values.rounds}: largest picture, ms; load of the machine`));
    for (const one of round % 2 === 0 ? turns : turns.toReversed()) {
      if (signal.aborted) break;
      const visit = await visits(one.url, one.usable, one.kept).catch((error: unknown) => {
        // The browser is asked to stop as well.
        if (!signal.aborted) throw error;
      });
      if (visit === undefined) break;
      one.cold.push(visit.cold);
      one.next.push(visit.next);
      console.log(line(one, visit.cold.lcp, visit.next.lcp));
    }
  }
  const measured = all.filter(({ cold }) => cold.length > 0);
  console.log(
    heading(
      `pages: medians of ${values.rounds} rounds${signal.aborted ? ', stopped before their end' : ''}, 360×800, CPU ÷4, 1.6 Mbit/s, 150 ms`,
    ),
  );
  const head = [
    '',
    'first paint ms',
    'LCP ms',
    'best',
    'usable ms',
    'requests before',
    'all',
    'KB',
    'blocking ms',
    'shift',
  ];
  console.log(table([[...head, 'over its goal'], ...measured.flatMap((one) => [row(one, 'cold'), row(one, 'next')])]));
  const react = measured.find(({ name }) => name === 'page of React');
  for (const one of measured.filter(({ tree }) => tree === 'now')) {
    const lcp = middle(one.cold, 'lcp');
    if (react) console.log(ratioLine(`${one.name}, cold`, lcp, middle(react.cold, 'lcp'), 'LCP to the page of React'));
    const before = measured.find(({ tree, name }) => tree === 'before' && name === one.name);
    if (before === undefined) continue;
    console.log(ratioLine(`${one.name}, cold`, lcp, middle(before.cold, 'lcp'), 'LCP to before'));
    console.log(ratioLine(`${one.name}, next`, middle(one.next, 'lcp'), middle(before.next, 'lcp'), 'LCP to before'));
  }
} finally {
  for (const end of ends) await end();
}
