import { expect, it } from 'vitest';

import { createCofre } from './cofre.ts';

const cofre = createCofre('a pepper of a test, 32 characters');
const mara = { escola_id: 1, pessoa_id: 34 };
const key = Buffer.from('12345678901234567890');

it('opens what it sealed, for the same person and pepper only', () => {
  const sealed = cofre.seal(mara, key);
  expect(cofre.open(mara, sealed)).toEqual(key);
  expect(cofre.open({ ...mara, pessoa_id: 35 }, sealed)).toBeNull();
  expect(cofre.open({ ...mara, escola_id: 2 }, sealed)).toBeNull();
  expect(createCofre('another pepper of a test, as long').open(mara, sealed)).toBeNull();
});

it.each([
  ['nothing', () => ''],
  ['a changed letter', (sealed: string) => `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`],
  ['a missing end', (sealed: string) => sealed.slice(0, -4)],
])('opens nothing for %s', (_name, change) => {
  expect(cofre.open(mara, change(cofre.seal(mara, key)))).toBeNull();
});

it('seals the same key differently each time, and never shows it', () => {
  const [one, two] = [cofre.seal(mara, key), cofre.seal(mara, key)];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').includes(key)).toBe(false);
});

it('hashes a recovery code for one person', () => {
  expect(cofre.hashOf(mara, 'K7QMD-3WXRP')).toBe(cofre.hashOf(mara, 'K7QMD-3WXRP'));
  expect(cofre.hashOf(mara, 'K7QMD-3WXRP')).not.toBe(cofre.hashOf({ ...mara, pessoa_id: 35 }, 'K7QMD-3WXRP'));
});
