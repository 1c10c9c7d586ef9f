/**
 * `weight`: the first load and the routes of each built app against the budgets of the design, and a search of the built
 * files, of the contract and of the sources for passwords, secrets, keys and questions. Exit code 1 on any breach.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { bytes, heading, ratioLine, table } from '../print.ts';
import { breaches, CONSOLE_COMMON, gauges, gzipOf, rawOf, type Gauge } from './budgets.ts';
import { readBundle, type Bundle } from './bundle.ts';
import { findHeavy } from './heavy.ts';
import { contentNeedles, findLeaks, findList, passwordNeedles, readTexts, type Hit } from './leaks.ts';
import { pictureGauges } from './picture-budgets.ts';

const APPS = ['student-v1', 'student-v2', 'staff'] as const;
const root = join(import.meta.dirname, '../../..');
const demo = join(root, 'apps/api/src/demo');

const row = ({ what, bytes: measured, raw, limit }: Gauge) => [
  what,
  bytes(measured),
  bytes(limit),
  (measured / limit).toFixed(2),
  bytes(raw),
];

/** There are many small drawings, so the largest of each kind is counted. */
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
  const dist = join(root, 'apps', app, 'dist');
  const bundle = readBundle(dist);
  const list = [...gauges(bundle, app === 'staff' ? CONSOLE_COMMON : undefined), ...pictureGauges(app, dist)];
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
      ({ what, bytes: measured, limit }) => `${app}: ${what} is ${bytes(measured)}, limit ${bytes(limit)}`,
    ),
    ...bundle.unreached.map(
      (file) => `${app}: ${file} was not counted: bench/src/weight/bundle.ts does not see who loads it`,
    ),
  ];
}

const passwords = passwordNeedles(readFileSync(join(demo, 'accounts.ts'), 'utf8'));
const needles = [...passwords, ...contentNeedles(join(demo, 'content'))];
const common = readFileSync(join(root, 'apps/api/src/modules/pessoas/conta/dados/senhas-comuns.txt'), 'utf8').split('\n');
const problems: string[] = [];
const found = (place: string, hits: readonly Hit[]) =>
  problems.push(...hits.map(({ file, what }) => `${place}: ${file} holds ${what}`));

/** A student's phone loads these before anything is visible. */
function searchFirstLoad(app: string): void {
  const dist = join(root, 'apps', app, 'dist');
  const files = readBundle(dist).firstLoad.filter(({ kind }) => kind === 'js' || kind === 'css');
  const hits = findHeavy(files.map(({ file }) => ({ file, text: readFileSync(join(dist, file), 'utf8') })));
  console.log(`  searched the ${files.length} files of the first load for heavy libraries: ${hits.length} hits`);
  found(`${app}, first load`, hits);
}

/** C07 outside the apps: the contract and the sources. */
function searchSources(): void {
  // What is built from the contract says nothing else.
  const contract = readTexts(join(root, 'openapi'), /\.(ya?ml|json|md|ts)$/).filter(
    ({ file }) => !file.startsWith('dist/'),
  );
  const inContract = [...findLeaks(contract, passwords, 'contract'), ...findList(contract, common)];
  const sources = ['apps', 'packages'].flatMap((folder) =>
    readTexts(join(root, folder), /\/src\/.*\.(tsx?|css|html|json)$/),
  );
  const product = sources.filter(({ file }) => !/\.(test|stories)\.|\/testing\/|^api\/src\/demo\//.test(file));
  const inSources = findLeaks(product, passwords, 'source');
  console.log(heading('C07: initial and demo passwords, secrets, the list of common passwords'));
  console.log(`  contract: ${contract.length} files, ${inContract.length} hits`);
  console.log(`  sources outside the demo: ${product.length} files, ${inSources.length} hits`);
  found('contract', inContract);
  found('sources', inSources);
}

for (const app of APPS) {
  try {
    problems.push(...weigh(app));
    const files = readTexts(join(root, 'apps', app, 'dist'));
    const hits = [...findLeaks(files, needles), ...findList(files, common)];
    console.log(
      `  searched ${files.length} files for ${needles.length} texts and the shapes of secrets: ${hits.length} hits`,
    );
    found(app, hits);
    if (app !== 'staff') searchFirstLoad(app);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
}
searchSources();
console.log(
  problems.length > 0 ? heading(`${problems.length} over budget or leaking`) : heading('within budget, nothing leaks'),
);
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
