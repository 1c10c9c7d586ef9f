import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { KINDS } from './kinds.ts';
import { nameOf, oneOf } from './names.ts';
import { fill, type Plan, withLine, write } from './plan.ts';

const root = join(import.meta.dirname, '../../../..');
const copy = mkdtempSync(join(tmpdir(), 'luneta-gen-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** What generators read and register in, and what lint and format read. */
const APPS = ['student-v1', 'student-v2', 'staff'];
const NEEDED = [
  'package.json',
  '.oxfmtrc.json',
  'oxlint.config.ts',
  'scripts/boundaries',
  'docs/glossary.md',
  ...['roles.yaml', 'v2.yaml', 'CALLS-v2.md', 'scripts/bundle.ts', 'generated/openapi.json'].map(
    (file) => `openapi/${file}`,
  ),
  ...['SPEC.md', 'src/index.ts', 'src/rotas.ts'].map((file) => `packages/domain/${file}`),
  'packages/ui/src/components/feedback/index.ts',
  'apps/api/src/modules/index.ts',
  ...APPS.flatMap((app) => ['routes.tsx', 'paths.ts'].map((file) => `apps/${app}/src/${file}`)),
  'apps/student-v1/src/early.ts',
  'apps/student-v2/src/early.ts',
];
for (const file of NEEDED) cpSync(join(root, file), join(copy, file), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const planOf = (kind: string, given: string): Plan => {
  const plan = KINDS[kind]?.plan(copy, given.split(' '));
  if (!plan) throw new Error(`no kind ${kind}`);
  return plan;
};
const tool = (name: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', name), args, { cwd: copy });
  return { status, said: status === 0 ? '' : `${String(stdout)}${String(stderr)}` };
};
const code = new Set<string>();

// Types, lint with types and the generated tests themselves: `prove.ts`, in `pnpm check:all`.
describe('pnpm gen', () => {
  it.each<[kind: string, given: string]>([
    ['component', 'feedback/recado-da-escola'],
    ['rule', 'ZZG recado-da-escola'],
    ['operation', 'recado-da-escola'],
    ['query', 'recado-da-escola getTrilhaFiltros'],
    ['query', 'recado-de-um-dia getProva'],
    ...APPS.map((app) => ['feature', `${app} recado-da-escola`] satisfies [string, string]),
  ])('%s %s writes and registers it, and never writes over it', (kind, given) => {
    const plan = planOf(kind, given);
    const written = write(copy, plan);
    expect(written).toEqual(expect.arrayContaining(Object.keys(plan.files)));
    const registered = () => plan.lines.map(({ file }) => readFileSync(join(copy, file), 'utf8'));
    const before = registered();
    for (const [place, { text }] of plan.lines.entries()) expect(before[place]).toContain(text);
    expect(() => write(copy, plan)).toThrow(/nothing was written, because these exist/u);
    expect(registered()).toEqual(before);
    for (const file of written) if (/\.tsx?$/u.test(file)) code.add(file);
  });

  it('writes what format and lint accept', { timeout: 30_000 }, () => {
    expect(code.size).toBeGreaterThan(30);
    expect(tool('oxfmt', ...code)).toEqual({ status: 0, said: '' });
    expect(tool('oxlint', ...code)).toEqual({ status: 0, said: '' });
  });
});

it('writes nothing at all when a line has no place any more', () => {
  const lines = [{ file: 'docs/glossary.md', text: 'x', before: 'nowhere at all' }];
  const plan = { files: { 'docs/new.md': 'x' }, lines, next: [], test: '' };
  expect(() => write(copy, plan)).toThrow('docs/glossary.md: "nowhere at all" is not there any more');
  expect(existsSync(join(copy, 'docs/new.md'))).toBe(false);
});

describe('names', () => {
  it('are told in each spelling', () => {
    expect(nameOf('meu-recado2', 'query')).toEqual({
      kebab: 'meu-recado2',
      snake: 'meu_recado2',
      camel: 'meuRecado2',
      pascal: 'MeuRecado2',
      title: 'Meu recado2',
    });
  });

  it.each(['', 'Recado', 'meu_recado', 'ação', '2dias', 'meu--recado', '-a', '../a', 'a'.repeat(41)])(
    'refuse "%s" and say what a right one is',
    (given) => expect(() => nameOf(given, 'query')).toThrow(/lowercase words without accents.*"meu-recado"/u),
  );

  it.each([
    ['component', 'nenhum/recado', /group "nenhum": take one of .*feedback/u],
    ['feature', 'student-v3 recado', /app "student-v3": take one of student-v1, student-v2, staff/u],
    ['query', 'recado getNada', /operation "getNada": the contract has no GET/u],
    ['rule', 'Rec recado', /three capital letters/u],
    ['rule', 'NUM recado', /NUM is in packages\/domain\/SPEC.md already/u],
  ])('pnpm gen %s %s is refused', (kind, given, message) => {
    expect(() => planOf(kind, given)).toThrow(message);
  });

  it('a name that is left out is refused too', () => {
    expect(() => oneOf(undefined, ['a'], 'group')).toThrow('group "": take one of a');
  });
});

describe('texts', () => {
  it('are put after, before, before the last, and at the end', () => {
    const source = 'a\nb\na\n';
    const line = { file: 'f', text: 'X\n' };
    expect(withLine(source, { ...line, after: 'a\n' })).toBe('a\nX\nb\na\n');
    expect(withLine(source, { ...line, before: 'a\n' })).toBe('X\na\nb\na\n');
    expect(withLine(source, { ...line, beforeLast: 'a\n' })).toBe('a\nb\nX\na\n');
    expect(withLine(source, { ...line, end: true })).toBe('a\nb\na\nX\n');
  });

  it('a template with a word that nobody gives is a fault of the generator', () => {
    expect(() => fill('rule/SPEC.md', { name: 'x' })).toThrow('nothing is known of __family__');
  });
});
