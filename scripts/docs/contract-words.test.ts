import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { contractNames, stemOf, unexplained } from './contract-words.ts';

const root = join(import.meta.dirname, '../..');
const document: unknown = JSON.parse(readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8'));
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');

it('explains every Portuguese word of the contract in docs/glossary.md', () => {
  expect(contractNames(document).length).toBeGreaterThan(500);
  expect(unexplained(document, glossary)).toEqual([]);
});

const small = (name: string) => ({
  paths: {},
  components: { schemas: { Prova: { properties: { [name]: { type: 'string' } } } }, parameters: {} },
  tags: [{ name: 'prova' }],
});

describe('planted', () => {
  it.each([
    ['a field', small('prova_vento'), 'prova_vento: add `vento` to docs/glossary.md'],
    [
      'a parameter',
      { ...small('prova'), paths: { '/x': { get: { parameters: [{ in: 'query', name: 'vento' }] } } } },
      'vento: add `vento` to docs/glossary.md',
    ],
    ['a tag', { ...small('prova'), tags: [{ name: 'vento' }] }, 'vento: add `vento` to docs/glossary.md'],
    [
      'a schema',
      { paths: {}, components: { schemas: { ProvaVento: {} } } },
      'ProvaVento: add `vento` to docs/glossary.md',
    ],
  ])('%s without an entry is reported', (_what, contract, finding) => {
    expect(unexplained(contract, 'a `prova`')).toEqual([finding]);
  });

  it('a plural, a gender and an English word need no entry of their own', () => {
    expect(unexplained(small('provas_email'), 'a `prova`')).toEqual([]);
    expect(['respondidas', 'opcoes', 'itens', 'fiscais'].map(stemOf)).toEqual(
      ['respondido', 'opcao', 'item', 'fiscal'].map(stemOf),
    );
  });
});
