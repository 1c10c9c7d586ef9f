import { expect, it } from 'vitest';

import { createCofre } from './cofre.ts';

const cofre = createCofre('a pepper of a test, 32 characters');
const mara = { escola_id: 1, pessoa_id: 34 };
const key = Buffer.from('12345678901234567890');

it('opens what it encrypted, for the same person and pepper only', () => {
  const encrypted = cofre.encrypt(mara, key);
  expect(cofre.decrypt(mara, encrypted)).toEqual(key);
  expect(cofre.decrypt({ ...mara, pessoa_id: 35 }, encrypted)).toBeNull();
  expect(cofre.decrypt({ ...mara, escola_id: 2 }, encrypted)).toBeNull();
  expect(createCofre('another pepper of a test, as long').decrypt(mara, encrypted)).toBeNull();
});

it.each([
  ['nothing', () => ''],
  ['a changed letter', (encrypted: string) => `${encrypted.startsWith('A') ? 'B' : 'A'}${encrypted.slice(1)}`],
  ['a missing end', (encrypted: string) => encrypted.slice(0, -4)],
])('opens nothing for %s', (_name, change) => {
  expect(cofre.decrypt(mara, change(cofre.encrypt(mara, key)))).toBeNull();
});

it('encrypts the same key differently each time, and never shows it', () => {
  const [one, two] = [cofre.encrypt(mara, key), cofre.encrypt(mara, key)];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').includes(key)).toBe(false);
});

it('hashes a recovery code for one person', () => {
  expect(cofre.hashOf(mara, 'K7QMD-3WXRP')).toBe(cofre.hashOf(mara, 'K7QMD-3WXRP'));
  expect(cofre.hashOf(mara, 'K7QMD-3WXRP')).not.toBe(cofre.hashOf({ ...mara, pessoa_id: 35 }, 'K7QMD-3WXRP'));
});
