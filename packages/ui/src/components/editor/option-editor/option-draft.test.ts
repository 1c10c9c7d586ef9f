import { expect, it } from 'vitest';
import { added, moved, type OptionDraft } from './option-draft.ts';

const option = (id: number, correta = false): OptionDraft => ({ id, texto: `texto ${id}`, motivo: '', correta });
const list = [option(1), option(2, true), option(3)];
const ids = (options: readonly OptionDraft[]) => options.map(({ id }) => id).join('');

it.each([
  ['down', 0, 1, '213'],
  ['up', 2, -1, '132'],
  ['not above the first', 0, -1, '123'],
  ['not below the last', 2, 1, '123'],
] as const)('moves %s', (_, place, by, order) => {
  expect(ids(moved(list, place, by))).toBe(order);
});

it('the key moves with its text', () => {
  expect(moved(list, 1, -1)[0]).toEqual(option(2, true));
});

it('a new one has a number of its own', () => {
  expect(ids(added([option(4), option(2)]))).toBe('425');
  expect(ids(added([]))).toBe('1');
});
