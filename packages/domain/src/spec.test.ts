/** The specification, the rules and their tests agree, and the rule files keep their conventions. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkSpec, ruleFileFindings, specFindings } from '../test/spec-check.ts';

const here = dirname(fileURLToPath(import.meta.url));
const names = readdirSync(here).filter((name) => name.endsWith('.ts'));
const tests = names.filter((name) => name.endsWith('.test.ts') && name !== 'spec.test.ts');
const rules = names.filter((name) => !name.endsWith('.test.ts') && name !== 'index.ts');
const read = (name: string) => readFileSync(join(here, name), 'utf8');
const spec = readFileSync(join(here, '../SPEC.md'), 'utf8');
/** A pure library in place of code of our own, and the files that have it. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  'csv.ts': ['csv-parse/browser/esm/sync'],
  'zip.ts': ['fflate'],
  'tabela-xlsx.ts': ['fflate', 'read-excel-file/universal'],
};
const clean = { malformed: [], duplicated: [], untested: [], unknown: [], uncited: [] };

describe('SPEC.md', () => {
  it('has every rule tested and every citation known', () => {
    expect(specFindings(checkSpec(spec, tests.map(read), rules.map(read)))).toEqual([]);
  });

  const line = '- **[AAA-1]** Something holds. (S1 §2)';
  const test = "it('[AAA-1] holds', () => {})";
  const rule = '/** Holds. [AAA-1] */';

  it.each([
    ['nothing wrong', [line], [test], [rule], {}],
    ['a rule without a test', [line], [''], [rule], { untested: ['AAA-1'] }],
    ['a rule named only in a comment of a test', [line], ["// [AAA-1]\nit('holds')"], [rule], { untested: ['AAA-1'] }],
    ['a test of an unknown rule', [line], [test, "it('[AAA-2] holds')"], [rule], { unknown: ['AAA-2'] }],
    ['code that cites an unknown rule', [line], [test], [rule, '/** [BBB-1] */'], { unknown: ['BBB-1'] }],
    ['a rule that no code carries', [line], [test], [''], { uncited: ['AAA-1'] }],
    ['the same id twice', [line, line], [test], [rule], { duplicated: ['AAA-1'] }],
    [
      'a rule without a source',
      ['- **[AAA-1]** Something holds.'],
      [],
      [],
      { malformed: ['- **[AAA-1]** Something holds.'] },
    ],
  ])('is checked: %s', (_, lines, testSources, ruleSources, problems) => {
    expect(checkSpec(lines.join('\n'), testSources, ruleSources)).toEqual({ ...clean, ...problems });
  });
});

describe('rule files', () => {
  it.each(rules)('%s has a test beside it and is exported', (name) => {
    const index = name === 'tri-model.ts' ? read('tri.ts') : read('index.ts');
    expect(ruleFileFindings(name, tests, index)).toEqual([]);
  });

  it('planted: what a new file lacks is said with the file to edit', () => {
    expect(ruleFileFindings('sequencia.ts', tests, read('index.ts'))).toEqual([
      'sequencia.ts: write packages/domain/src/sequencia.test.ts',
      "sequencia.ts: add `export * from './sequencia.ts';` to packages/domain/src/index.ts",
    ]);
    expect(specFindings(checkSpec('- **[AAA-1]** Something holds. (S1 §2)', [], ['/** [BBB-1] */']))).toEqual([
      'AAA-1: begin the name of a test in packages/domain/src with [AAA-1]',
      'BBB-1: add its line to packages/domain/SPEC.md, or correct the id where it is cited',
      'AAA-1: write [AAA-1] in the docstring of its function in packages/domain/src',
    ]);
  });

  it.each(rules)('%s is under 120 lines', (name) => {
    expect(read(name).split('\n').length).toBeLessThan(120);
  });

  it.each(rules)('%s imports only its neighbours and asks no clock, chance or surroundings', (name) => {
    const source = read(name);
    const imports = [...source.matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? '');
    expect(imports.filter((from) => !from.startsWith('./'))).toEqual(LIBRARIES[name] ?? []);
    expect(source).not.toMatch(
      /Date\.now|new Date\(\)|Math\.random|performance\.|process\.|globalThis|fetch\(|localStorage/,
    );
  });
});
