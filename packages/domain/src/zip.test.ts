import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openZip, ZipRecusado } from './zip.ts';

const all = () => true;
const packed = (files: Zippable) => zipSync(files, { level: 9 });
const small = packed({ 'users.csv': strToU8('a,b') });

/** Why it is refused; null where it is opened. */
function motivoOf(bytes: Uint8Array): string | null {
  try {
    openZip(bytes, all);
    return null;
  } catch (error) {
    if (error instanceof ZipRecusado) return error.motivo;
    throw error;
  }
}

/** The same file, saying of its first entry that it is encrypted. */
function encrypted(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 4 <= copy.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, view.getUint16(at + 8, true) | 1, true);
  return copy;
}

describe('[CSV-9] a packed file', () => {
  it('is opened, and only what is wanted', () => {
    const both = packed({ 'users.csv': strToU8('a'), 'demographics.csv': strToU8('b') });
    expect(Object.keys(openZip(both, (name) => name === 'users.csv'))).toEqual(['users.csv']);
  });

  it.each([
    ['a part that grows a hundredfold', packed({ 'a.csv': new Uint8Array(2_000_000) }), 'incha'],
    [
      '1,001 parts',
      packed(Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`${i}.csv`, strToU8('x')]))),
      'incha',
    ],
    ['a name that leads out', packed({ '../users.csv': strToU8('a') }), 'inseguro'],
    ['a name that leads out by the way', packed({ 'a/../../users.csv': strToU8('a') }), 'inseguro'],
    ['an absolute name', packed({ '/etc/passwd': strToU8('a') }), 'inseguro'],
    ['a packed file inside', packed({ 'more.zip': small }), 'inseguro'],
    ['an encrypted part', encrypted(small), 'com_senha'],
    ['half a file', small.subarray(0, 40), 'danificado'],
    [
      '1,000 parts',
      packed(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`${i}.csv`, strToU8('x')]))),
      null,
    ],
  ])('with %s', (_, bytes, motivo) => {
    expect(motivoOf(bytes)).toBe(motivo);
  });
});
