/** The layers of the server hold, and each rule reports a fault planted in the real files. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

import { circlesOf, HELPERS, importsOf, inspectLayers, LAYERS, type Source } from './api-layers.ts';

const api = join(import.meta.dirname, '..', '..', 'apps', 'api');
const files: readonly Source[] = ['src', 'test'].flatMap((folder) =>
  globSync(join(api, folder, '**', '*.ts')).map((path) => ({
    file: relative(join(api, 'src'), path).replaceAll('\\', '/'),
    source: readFileSync(path, 'utf8'),
  })),
);

/** The findings once `added` stands at the end of a file, which is created if there is none. */
function findingsWith(file: string, added: string) {
  const source = files.find((one) => one.file === file)?.source ?? '';
  return inspectLayers([...files.filter((one) => one.file !== file), { file, source: `${source}\n${added}\n` }]);
}

describe('[layers] the server', () => {
  it('keeps every rule', () => {
    expect(inspectLayers(files)).toEqual([]);
  });

  it('has files in every layer', () => {
    const empty = LAYERS.filter(({ holds }) => !files.some(({ file }) => holds.test(file)));
    expect(empty).toEqual([]);
  });

  it('is read completely: every relative import names a file', () => {
    const known = new Set(files.map(({ file }) => file));
    const missing = files
      .filter(({ file }) => !file.endsWith('.test.ts') && !file.startsWith(HELPERS))
      .flatMap((one) => importsOf(one).filter(({ target }) => target.endsWith('.ts') && !known.has(target)));
    expect(missing).toEqual([]);
  });
});

describe('[layers] a planted fault is reported with its file and how to correct it', () => {
  it.each([
    {
      fault: 'database importing http',
      file: 'database/tenant.ts',
      added: "import { errors } from '../http/errors.ts';",
      says: 'database imports http/errors.ts of http, a layer above it',
    },
    {
      fault: 'http importing school',
      file: 'http/guard.ts',
      added: "import type { Alcance } from '../school/alcance.ts';",
      says: 'http imports school/alcance.ts of school, a layer above it',
    },
    {
      fault: 'school importing question',
      file: 'school/alcance.ts',
      added: "export * from '../question/keys.ts';",
      says: 'school imports question/keys.ts of question, a layer above it',
    },
    {
      fault: 'question importing a module',
      file: 'question/keys.ts',
      added: "import { handlers } from '../modules/home/index.ts';",
      says: 'question imports modules/home/index.ts of modules, a layer above it',
    },
    {
      fault: 'a module importing a job, when called',
      file: 'modules/home/store.ts',
      added: "export const later = () => import('../../jobs/boss.ts');",
      says: 'modules imports jobs/boss.ts of jobs, a layer above it',
    },
    {
      fault: 'a job importing a command',
      file: 'jobs/boss.ts',
      added: "import { main } from '../cli/main.ts';",
      says: 'jobs imports cli/main.ts of cli, a layer above it',
    },
    {
      fault: 'serve importing a command',
      file: 'serve/listen.ts',
      added: "import '../cli/main.ts';",
      says: 'serve imports cli/main.ts of cli, a layer above it',
    },
    {
      fault: 'http importing a value of database',
      file: 'http/guard.ts',
      added: "import { type Db, connect } from '../database/db.ts';",
      says: 'http imports a value of database/db.ts',
    },
    {
      fault: 'a file outside every layer',
      file: 'helpers/text.ts',
      added: 'export const text = 1;',
      says: 'it stands in no layer',
    },
    {
      fault: 'an import past the index of a module',
      file: 'modules/home/store.ts',
      added: "import { findNavbar } from '../navbar/store.ts';",
      says: 'Export what you need from modules/navbar/index.ts',
    },
    {
      fault: 'a job importing past the index of a module',
      file: 'jobs/boss.ts',
      added: "import type { Tentativa } from '../modules/boss/tentativa-sql.ts';",
      says: 'Export what you need from modules/boss/index.ts',
    },
    {
      fault: 'modules in a circle',
      file: 'modules/boss/policy.ts',
      added: "import { handlers } from '../avaliacao_adaptadas/index.ts';",
      says: 'modules import each other in a circle',
      named: 'boss → avaliacao_adaptadas → boss',
    },
    {
      fault: 'files of one layer in a circle',
      file: 'question/release.ts',
      added: "import type { Pratica } from './keys.ts';",
      says: 'files import each other in a circle: question/',
    },
    {
      fault: 'a statement in http',
      file: 'http/guard.ts',
      added: "const one = statement<{ id: number }, { id: number }>('one', TEXT);",
      says: 'it holds SQL',
    },
    {
      fault: 'a query in http',
      file: 'http/guard.ts',
      added: 'const one = `select id\n  from pessoa where id = 1`;',
      says: 'it holds SQL',
    },
    {
      fault: 'a table name in http',
      file: 'http/guard.ts',
      added: 'const joined = `join turma_aluno on true`;',
      says: 'it holds SQL',
    },
    {
      fault: 'the schema in http',
      file: 'http/guard.ts',
      added: "import type { pessoa } from '../database/schema/pessoa.ts';",
      says: 'it imports the schema',
    },
    {
      fault: 'handlers that do not say what they are for',
      file: 'modules/novo/handlers.ts',
      added: 'export const handlers = {};',
      says: 'says what its tag is for',
    },
    {
      fault: 'a file that imports vitest',
      file: 'modules/home/store.ts',
      added: "import { vi } from 'vitest';",
      says: 'Move it to apps/api/test',
    },
    {
      fault: 'a file that imports a test helper',
      file: 'modules/home/store.ts',
      added: "import { world } from '../../../test/index.ts';",
      says: 'Move it to apps/api/test',
    },
  ])('$fault', ({ file, added, says, named = file }) => {
    const lines = findingsWith(file, added).map((finding) => `${finding.file}: ${finding.why}`);
    expect(lines.filter((line) => line.includes(says) && line.includes(named))).not.toEqual([]);
  });

  it('a helper that only tests import', () => {
    const helper = { file: 'modules/home/fixture.ts', source: 'export const fixture = 1;' };
    const test = { file: 'modules/home/fixture.test.ts', source: "import { fixture } from './fixture.ts';" };
    expect(inspectLayers([...files, helper, test])).toEqual([
      { file: helper.file, why: 'only tests import it. Move it to apps/api/test.' },
    ]);
  });

  it('a file that nothing imports', () => {
    expect(inspectLayers([...files, { file: 'school/alone.ts', source: 'export const alone = 1;' }])).toEqual([
      expect.objectContaining({ file: 'school/alone.ts', why: expect.stringContaining('nothing imports it') }),
    ]);
  });
});

describe('[layers] what is allowed', () => {
  it.each([
    { file: 'http/guard.ts', added: "import type { Db } from '../database/db.ts';" },
    { file: 'http/guard.ts', added: "import { type Db, type Tx } from '../database/db.ts';" },
    { file: 'http/guard.ts', added: '// select a header from the request, and join turma_aluno to it' },
    { file: 'modules/boss/policy.ts', added: "import { findNavbar } from '../navbar/index.ts';" },
    { file: 'jobs/boss.ts', added: "import { settle } from '../modules/boss/index.ts';" },
  ])('$file: $added', ({ file, added }) => {
    expect(findingsWith(file, added)).toEqual([]);
  });

  it('a graph without a circle has none, and a knot names its way round', () => {
    const graph = (edges: Record<string, readonly string[]>) =>
      new Map(Object.entries(edges).map(([node, next]) => [node, new Set(next)]));
    expect(circlesOf(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
    expect(circlesOf(graph({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual([['b', 'c', 'b']]);
  });
});
