/**
 * `weight`: what the first visit of each screen of the students and the common part of the console may fetch, in whole kilobytes;
 * and a search of the built files, of the contract and of the sources for passwords, secrets, keys and questions. Exit code 1
 * on any breach.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { heading, table } from '../print.ts';
import { bytesOf, chunkFiles, firstPicture } from './first-picture.ts';
import { contentNeedles, findHeavy, findLeaks, findList, passwordNeedles, readTexts, type Hit } from './leaks.ts';

const KB = 1024;
/** Requests before a picture, unless a row says more. A question has no more than these (a call follows an answer: 11). */
const REQUESTS = 12;
/** Below this share of its limit a row is stale: a cut was made, or the page was not seen. */
const STALE = 0.8;

/** `kilobytes`: the page, its scripts and styles as Brotli makes them; measured and 3 %, rounded up. Lower a row with each cut. */
type Screen = readonly [name: string, at: string, kilobytes: number, requests?: number];
const V1 = '/v1/avaliacao_adaptadas';
const PHASE = `${V1}/roteiro_estudos/4/4`;
const EXAMS = '/v1/central_avaliacoes';
const SCREENS: Readonly<Record<'student-v1' | 'student-v2', readonly Screen[]>> = {
  'student-v1': [
    ['login', '/', 144],
    ['home', V1, 191],
    ['subject', PHASE, 194, 13],
    ['contents', `${PHASE}/24/midia/1`, 193, 13],
    ['exercise', `${PHASE}/24/item/1`, 194, 11],
    ['phase result', `${PHASE}/24/concluido`, 196],
    ['Boss', `${PHASE}/boss`, 184, 13],
    ['Boss battle', `${PHASE}/boss/item`, 190],
    ['exams', EXAMS, 179],
    ['exam detail', `${EXAMS}/31/1`, 173],
    ['question', `${EXAMS}/31/1/itens/5`, 201],
    ['answer keys', `${EXAMS}/gabaritos`, 173],
    ['answer key', `${EXAMS}/gabaritos/19`, 179, 13],
    ['reviewed question', `${EXAMS}/gabaritos/19/140`, 181],
    ['results', '/v1/resultados', 181, 14],
    ['account', '/v1/conta', 184],
  ],
  'student-v2': [
    ['login', '/', 144],
    ['home', '/home', 178],
    ['exams', '/avaliacoes', 182],
    ['ranking', '/home/ranking', 181],
    ['account', '/conta', 187],
    ['roadmaps', '/trilhas', 184],
    ['roadmap', '/trilhas/1201/1', 190],
    ['exercise', '/trilhas/1201/1/5102/questao/1', 183, 11],
    ['results', '/resultados', 184],
    ['result', '/resultados/31', 187],
    ['reviewed question', '/resultados/31/questoes/3', 183],
    ['question', '/avaliacoes/31/1/questoes/5', 202],
  ],
};
/** The console: its login, and the frame of every page with all that it imports. Its page holds a navigation for each profile and width. */
const CONSOLE = { login: 145, common: 185 };

const root = join(import.meta.dirname, '../../..');
const distOf = (app: string) => join(root, 'apps', app, 'dist');
const demo = join(root, 'apps/api/src/demo');
const problems: string[] = [];
const rows: string[][] = [['', 'KB', 'limit', 'requests', 'limit']];

function weigh(name: string, bytes: number, limit: number, requests = 0, mostRequests = requests): void {
  const kilobytes = bytes / KB;
  rows.push([name, kilobytes.toFixed(1), String(limit), String(requests), String(mostRequests)]);
  if (kilobytes > limit) problems.push(`${name} is ${kilobytes.toFixed(1)} KB, limit ${limit}`);
  if (kilobytes < limit * STALE) problems.push(`${name} is ${kilobytes.toFixed(1)} KB: lower its limit of ${limit}`);
  if (requests > mostRequests) problems.push(`${name} has ${requests} requests, limit ${mostRequests}`);
}

const found = (place: string, hits: readonly Hit[]) =>
  problems.push(...hits.map(({ file, what }) => `${place}: ${file} holds ${what}`));

for (const [app, screens] of Object.entries(SCREENS)) {
  const dist = distOf(app);
  for (const [name, at, limit, most = REQUESTS] of screens) {
    const { bytes, requests, files } = firstPicture(dist, at, name !== 'login');
    weigh(`${app} ${name}`, bytes, limit, requests, most);
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
