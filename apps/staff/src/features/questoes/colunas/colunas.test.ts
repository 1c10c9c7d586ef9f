import { describe, expect, it } from 'vitest';

import { readColunas } from './colunas.ts';

describe('the columns that were kept', () => {
  it.each([
    ['in our order, whatever order they were kept in', ['usos', 'habilidades'], ['habilidades', 'usos']],
    ['without what this build does not know', ['usos', 'peso', 3], ['usos']],
    ['none of them', [], []],
    ['nothing that can be read', { usos: true }, null],
    ['nothing at all', undefined, null],
  ])('%s', (_, kept, read) => {
    expect(readColunas(kept)).toEqual(read);
  });
});
