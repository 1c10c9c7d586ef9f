/** The lint on a copy of the sources, faults planted: what it says is one line with the file to edit. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { bundle, ROOT } from './bundle.ts';
import { lintSources } from './lint.ts';
import { SourceError } from './source.ts';
import { record } from './walk.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A copy of the sources. */
function copied(): string {
  const copy = mkdtempSync(join(tmpdir(), 'luneta-lint-'));
  folders.push(copy);
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !/node_modules|scripts|generated/.test(path) });
  return copy;
}

/** What the lint says about a copy in which `from` stands as `to`. */
function saysAfter(file: string, from: string | RegExp, to: string): readonly string[] {
  const copy = copied();
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
    'a reference that leads nowhere',
    'paths/home.yaml',
    '#/RankingEstrelas',
    '#/RankingEstrela',
    'openapi/paths/home.yaml: reference',
  ],
])('planted: %s', { timeout: 30_000 }, (_name, file, from, to, says) => {
  expect(saysAfter(file, from, to)).toEqual(expect.arrayContaining([expect.stringContaining(says)]));
});

it('takes shapes and examples of an operation that stand in the file of its path', { timeout: 30_000 }, () => {
  const copy = copied();
  appendFileSync(join(copy, 'v2.yaml'), "  /vento: { $ref: 'paths/vento.yaml#/vento' }\n");
  appendFileSync(join(copy, 'roles.yaml'), 'getVento: { perfis: todos, alvo: pessoa }\n');
  const content = "{ schema: { $ref: '#/Vento' }, examples: { padrao: { $ref: '#/VentoExemplo' } } }";
  writeFileSync(
    join(copy, 'paths/vento.yaml'),
    `vento:
  get:
    operationId: getVento
    summary: The wind
    tags: [home, extensao]
    x-extension: true
    security: [{ bearer: [] }]
    responses: { '200': { description: Now., content: { application/json: ${content} } } }
Vento: { type: object, required: [forca], properties: { forca: { type: integer, minimum: 0, maximum: 12 } } }
VentoExemplo: { value: { forca: 3 } }
`,
  );
  expect(lintSources(copy)).toEqual([]);
  const { schemas, examples } = record(bundle(copy)['components']);
  expect([Object.keys(record(schemas)), Object.keys(record(examples))]).toEqual([
    expect.arrayContaining(['Vento']),
    expect.arrayContaining(['VentoExemplo']),
  ]);
});
