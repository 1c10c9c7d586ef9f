import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { clientTags, filesWithoutFamily, ruleFamilies, withTable } from './tables.ts';

const domain = join(import.meta.dirname, '../../packages/domain');
const spec = readFileSync(join(domain, 'SPEC.md'), 'utf8');

describe('[tables] rule families', () => {
  it('are the headings of SPEC.md, by id, with the number of their rules', () => {
    const small = [
      '## TRI: scores (`tri.ts`, `tri-map.ts`)',
      '- **[TRI-1]** One. (D 1)',
      '## NUM: numbers (`numero.ts`)',
      '- **[NUM-1]** One. (D 1)',
      '- **[NUM-2]** Two. (D 1)',
    ].join('\n');
    expect(ruleFamilies(small).split('\n').slice(2)).toEqual([
      '| NUM | numbers | `numero` | 2 |',
      '| TRI | scores | `tri`, `tri-map` | 1 |',
    ]);
  });

  it('leave no rule file out', () => {
    const files = readdirSync(join(domain, 'src')).filter((name) => !name.endsWith('.test.ts') && name !== 'index.ts');
    expect(files.length).toBeGreaterThan(50);
    expect(filesWithoutFamily(spec, files)).toEqual([]);
    expect(filesWithoutFamily(spec, ['vento.ts'])).toEqual(['vento.ts']);
  });
});

describe('[tables] client tags', () => {
  it('say what a file is for and what it exports', () => {
    const source = [
      '/**',
      ' * One exam day: its queries',
      ' * and mutations. More words.',
      ' */',
      "export * from './prova-calls.ts';",
      'export type Ids = { id: number };',
      'export const provaQuery = (api: Api) =>',
      'export function getProva() {',
    ].join('\n');
    expect(clientTags({ prova: source }).split('\n')[2]).toBe(
      '| `/prova` | One exam day: its queries and mutations. | everything of `/prova-calls`, `provaQuery`, `getProva` |',
    );
  });
});

describe('[tables] the place in a document', () => {
  it('is between its markers, and nothing else changes', () => {
    const start = '<!-- generated: rows; change the source and run `pnpm generate` -->';
    const document = `before\n${start}\nold\n<!-- end of generated -->\nafter`;
    expect(withTable(document, 'rows', '| new |')).toBe(
      `before\n${start}\n\n| new |\n\n<!-- end of generated -->\nafter`,
    );
  });

  it('planted: a document without markers is told what to add', () => {
    expect(() => withTable('no markers', 'rows', '| new |')).toThrow('no place for the table rows: add');
  });
});
