import { expect, it } from 'vitest';

import { changedFields } from './revisao.ts';

type Thing = { readonly texto: string; readonly partes: readonly string[]; readonly nota: number | null };

const BEFORE: Thing = { texto: 'a', partes: ['x', 'y'], nota: 1 };

it.each<[string, Partial<Thing>, readonly (keyof Thing)[]]>([
  ['nothing', {}, []],
  ['a text', { texto: 'b' }, ['texto']],
  ['the order of a list', { partes: ['y', 'x'] }, ['partes']],
  ['an equal list', { partes: ['x', 'y'] }, []],
  ['two, in the order of the fields', { partes: [], texto: '' }, ['texto', 'partes']],
  ['a field that may change in place', { nota: null }, []],
])('[BAN-3] [ROT-7] a change of %s', (_what, change, changed) => {
  expect(changedFields(['texto', 'partes'], BEFORE, { ...BEFORE, ...change })).toEqual(changed);
});
