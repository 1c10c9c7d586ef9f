/**
 * `weight`: what the first visit of each screen of the students and the common part of the console may fetch, in whole kilobytes;
 * and a search of the built files, of the contract and of the sources for passwords, secrets, keys and questions. Exit code 1
 * on any breach.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { V1, V2 } from '@luneta/domain/rotas-tela';

import { heading, table } from '../print.ts';
import { bytesOf, chunkFiles, firstPicture } from './first-picture.ts';
import { contentNeedles, findHeavy, findLeaks, findList, passwordNeedles, readTexts, type Hit } from './leaks.ts';

const KB = 1024;
/** Requests before a picture, unless a row says more. A question has no more than these (a call follows an answer: 11). */
const REQUESTS = 12;
/** Below this share of its limit a row is stale: a cut was made, or the page was not seen. */
const STALE = 0.8;

/** Measured and 3 %, rounded up. Lower a limit with each cut. */
type Limit = readonly [kilobytes: number, requests?: number];
/** Limits by the names of an app's table of screens; `other` is that of a screen without one of its own. */
type Limits<All> = Readonly<Partial<Record<keyof All, Limit>> & { login: Limit; other: Limit }>;

const LIMITS_V1: Limits<typeof V1> = {
  login: [129],
  other: [173, 14],
  roteiros: [158],
  materia: [161, 13],
  midia: [163, 14],
  item: [164],
  concluido: [166, 13],
  boss: [153, 13],
  bossItem: [161, 13],
  provas: [151],
  prova: [148],
  item_prova: [173],
  redacao: [177, 16],
  entregar: [177, 17],
  finalizada: [177, 13],
  gabaritos: [147],
  gabarito: [151, 13],
  gabaritoQuestao: [152],
  resultados: [153, 14],
  conta: [155],
  seguranca: [167, 15],
};
const LIMITS_V2: Limits<typeof V2> = {
  login: [127],
  other: [175],
  home: [151],
  avaliacoes: [154],
  ranking: [153],
  conta: [157],
  seguranca: [171, 17],
  trilhas: [155],
  trilha: [160],
  faseQuestao: [158, 12],
  faseConcluido: [158, 14],
  aprendizagemMateria: [162, 14],
  resultados: [162, 14],
  resultado: [157],
  resultadoQuestao: [155],
  questao: [175],
  redacoes: [179, 16],
  finalizado: [182, 14],
};

type Screen = { readonly name: string; readonly at: string; readonly limit: Limit; readonly own: boolean };

/** A place of each address. */
const placeOf = (address: string) => address.replace(':tipo', 'roteiro_estudos').replaceAll(/:\w+/gu, '4');

function screensOf<All extends Readonly<Record<string, string>>>(addresses: All, limits: Limits<All>): Screen[] {
  const login = { name: 'login', at: '/', limit: limits.login, own: true };
  const rows = Object.entries(addresses).map(([name, address]) => {
    const limit = limits[name];
    return { name, at: placeOf(address), limit: limit ?? limits.other, own: limit !== undefined };
  });
  return [login, ...rows];
}
const SCREENS = { 'student-v1': screensOf(V1, LIMITS_V1), 'student-v2': screensOf(V2, LIMITS_V2) };

/** The console: its login, and the frame of every page with all that it imports. Its page holds a navigation for each profile and width. */
const CONSOLE = { login: 129, common: 194, editor: 141 };

const root = join(import.meta.dirname, '../../..');
const distOf = (app: string) => join(root, 'apps', app, 'dist');
const demo = join(root, 'apps/api/src/demo');
const problems: string[] = [];
const rows: string[][] = [['', 'KB', 'limit', 'requests', 'limit']];

function weigh(name: string, bytes: number, limit: number, requests = 0, mostRequests = requests, own = true): void {
  const kilobytes = bytes / KB;
  rows.push([name, kilobytes.toFixed(1), String(limit), String(requests), String(mostRequests)]);
  if (kilobytes > limit) problems.push(`${name} is ${kilobytes.toFixed(1)} KB, limit ${limit}`);
  if (own && kilobytes < limit * STALE)
    problems.push(`${name} is ${kilobytes.toFixed(1)} KB: lower its limit of ${limit}`);
  if (requests > mostRequests) problems.push(`${name} has ${requests} requests, limit ${mostRequests}`);
}

const found = (place: string, hits: readonly Hit[]) =>
  problems.push(...hits.map(({ file, what }) => `${place}: ${file} holds ${what}`));

for (const [app, screens] of Object.entries(SCREENS)) {
  const dist = distOf(app);
  for (const { name, at, limit, own } of screens) {
    const [kilobytes, most = REQUESTS] = limit;
    const { bytes, requests, files } = firstPicture(dist, at, name !== 'login');
    weigh(`${app} ${name}`, bytes, kilobytes, requests, most, own);
    // A student's phone loads these before anything is visible.
    if (name !== 'login') continue;
    found(
      `${app}, first load`,
      findHeavy(files.map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }))),
    );
  }
}
const staff = firstPicture(distOf('staff'), '/', false);
weigh('staff login', staff.bytes, CONSOLE.login, staff.requests, REQUESTS);
const common = new Set([...staff.files, ...chunkFiles(distOf('staff'), 'frame')]);
weigh('staff common', bytesOf(distOf('staff'), ['index.html', ...common]), CONSOLE.common);
const editor = [...chunkFiles(distOf('staff'), 'editor')].filter((file) => !common.has(file));
weigh('staff text editor', bytesOf(distOf('staff'), editor), CONSOLE.editor);
console.log(heading('first visit, as Brotli makes it'));
console.log(table(rows));

const passwords = passwordNeedles(readFileSync(join(demo, 'accounts.ts'), 'utf8'));
const needles = [...passwords, ...contentNeedles(join(demo, 'content'))];
const list = readFileSync(join(root, 'apps/api/src/modules/pessoas/conta/dados/senhas-comuns.txt'), 'utf8').split('\n');
console.log(heading('passwords, secrets, keys and questions (security C07, C14)'));
for (const app of [...Object.keys(SCREENS), 'staff']) {
  const files = readTexts(distOf(app));
  found(app, [...findLeaks(files, needles), ...findList(files, list)]);
  console.log(`  ${app}: ${files.length} files searched for ${needles.length} texts and the shapes of secrets`);
}
// What is built from the contract says nothing else.
const contract = readTexts(join(root, 'openapi'), /\.(ya?ml|json|md|ts)$/).filter(
  ({ file }) => !file.startsWith('dist/'),
);
found('contract', [...findLeaks(contract, passwords, 'contract'), ...findList(contract, list)]);
const sources = ['apps', 'packages']
  .flatMap((folder) => readTexts(join(root, folder), /\/src\/.*\.(tsx?|css|html|json)$/))
  .filter(({ file }) => !/\.(test|stories)\.|\/testing\/|^api\/src\/demo\//.test(file));
found('sources', findLeaks(sources, passwords, 'source'));
console.log(`  contract: ${contract.length} files; sources outside the demo: ${sources.length} files`);

console.log(
  heading(problems.length > 0 ? `${problems.length} over budget or leaking` : 'within budget, nothing leaks'),
);
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
