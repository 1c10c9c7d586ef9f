/** The fast lint on a copy of the sources, each fault planted: what it says is one line with the file to edit. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ROOT } from './bundle.ts';
import { lintSources } from './lint.ts';
import { SourceError } from './source.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const SOURCES = ['root.yaml', 'v1.yaml', 'v2.yaml', 'roles.yaml', 'CALLS.md', 'CALLS-v2.md'];
const FOLDERS = ['examples', 'parameters', 'paths', 'responses', 'schemas'];

/** What the lint says about a copy in which `from` stands as `to`. */
function saysAfter(file: string, from: string | RegExp, to: string): readonly string[] {
  const copy = mkdtempSync(join(tmpdir(), 'luneta-lint-'));
  folders.push(copy);
  for (const name of [...SOURCES, ...FOLDERS]) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  const source = readFileSync(join(ROOT, file), 'utf8');
  const planted = source.replace(from, to);
  if (planted === source) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(join(copy, file), planted);
  try {
    return lintSources(copy);
  } catch (error) {
    if (error instanceof SourceError) return error.problems;
    throw error;
  }
}

it('finds nothing wrong', { timeout: 30_000 }, () => {
  expect(lintSources(ROOT)).toEqual([]);
});

it.each<[name: string, file: string, from: string | RegExp, to: string, says: string]>([
  [
    'an example that does not fit its schema',
    'examples/prova.yaml',
    /protocolo: [^,}]+/u,
    'protocolo: 7',
    'closeProva 200 padrao/protocolo: must be string (ReciboEntrega in openapi/examples/prova.yaml)',
  ],
  [
    'an operation without rights',
    'roles.yaml',
    /^getHomeRanking: .*\n/mu,
    '',
    'getHomeRanking: add a row to openapi/roles.yaml',
  ],
  [
    'rights without an operation',
    'roles.yaml',
    /^getSaude: /mu,
    'getVento: { perfis: publico, alvo: nenhum }\ngetSaude: ',
    'getVento: no operation has this name, remove its row from openapi/roles.yaml',
  ],
  [
    'an operation without a row in the list of calls',
    'CALLS-v2.md',
    /^.*`getHomeRanking`.*$\n/mu,
    '',
    'getHomeRanking: add a row to openapi/CALLS-v2.md',
  ],
  [
    'a reference that leads nowhere',
    'paths/home.yaml',
    '#/RankingEstrelas',
    '#/RankingEstrela',
    'openapi/paths/home.yaml: reference',
  ],
  ['a file that is no YAML', 'paths/home.yaml', /^/u, '{ ', 'openapi/paths/home.yaml: '],
])('planted: %s', { timeout: 30_000 }, (_name, file, from, to, says) => {
  expect(saysAfter(file, from, to)).toEqual(expect.arrayContaining([expect.stringContaining(says)]));
});
