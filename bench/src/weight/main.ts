/**
 * `weight`: the first load and the routes of each built app against the budgets of the design, and a search of the built
 * files for passwords, keys and questions. Exit code 1 on any breach.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { bytes, heading, ratioLine, table } from '../print.ts';
import { breaches, gauges, gzipOf, rawOf, type Gauge } from './budgets.ts';
import { readBundle, type Bundle } from './bundle.ts';
import { contentNeedles, findLeaks, passwordNeedles, readTexts } from './leaks.ts';

const APPS = ['student-v1', 'student-v2', 'staff'] as const;
const root = join(import.meta.dirname, '../../..');
const demo = join(root, 'apps/api/src/cli/demo');

const row = ({ what, bytes: measured, raw, limit }: Gauge) => [
  what,
  bytes(measured),
  bytes(limit),
  (measured / limit).toFixed(2),
  bytes(raw),
];

/** Drawings are many and small: the heaviest of each kind stands for them. */
function shown(list: readonly Gauge[]): Gauge[] {
  const drawings = list.filter(({ what }) => what.endsWith('.svg')).toSorted((a, b) => b.bytes - a.bytes);
  const heaviest = [...new Map(drawings.toReversed().map((drawing) => [drawing.limit, drawing])).values()];
  const others = list.filter(({ what }) => !what.endsWith('.svg'));
  return [...others, ...heaviest.map((drawing) => ({ ...drawing, what: `heaviest drawing: ${drawing.what}` }))];
}

function printRoutes({ firstLoad, routes }: Bundle): void {
  for (const { chunk, all } of routes)
    console.log(
      ratioLine(chunk, gzipOf(all), gzipOf(firstLoad), `all it fetches, ${bytes(gzipOf(all))}, to the first load`),
    );
}

function weigh(app: string): string[] {
  const bundle = readBundle(join(root, 'apps', app, 'dist'));
  const list = gauges(bundle);
  console.log(heading(`weight of ${app}, bytes`));
  console.log(table([['', 'gzip', 'budget', 'ratio', 'as it is'], ...shown(list).map(row)]));
  printRoutes(bundle);
  if (!bundle.precompressed)
    console.log(
      ratioLine('sent', rawOf(bundle.firstLoad), gzipOf(bundle.firstLoad), 'first load as it is to gzip') +
        '\n  no compressed files stand beside these: without a compressing proxy the server sends them as they are',
    );
  return [
    ...breaches(list).map(
      ({ what, bytes: measured, limit }) => `${app}: ${what} has ${bytes(measured)} bytes, limit ${bytes(limit)}`,
    ),
    ...bundle.unreached.map(
      (file) => `${app}: ${file} was not counted: bench/src/weight/bundle.ts does not see who loads it`,
    ),
  ];
}

const needles = [
  ...passwordNeedles(readFileSync(join(demo, 'accounts.ts'), 'utf8')),
  ...contentNeedles(join(demo, 'content')),
];
const problems: string[] = [];
for (const app of APPS) {
  try {
    problems.push(...weigh(app));
    const files = readTexts(join(root, 'apps', app, 'dist'));
    const hits = findLeaks(files, needles);
    console.log(
      `  searched ${files.length} files for ${needles.length} texts and the shapes of secrets: ${hits.length} hits`,
    );
    problems.push(...hits.map(({ file, what }) => `${app}: ${file} holds ${what}`));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
}
console.log(
  problems.length > 0 ? heading(`${problems.length} over budget or leaking`) : heading('within budget, nothing leaks'),
);
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
