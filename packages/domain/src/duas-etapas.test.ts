import { createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { codeAt, type Hmac, keyAddress, keyGroups, stepAt, stepOfCode, toBase32 } from './duas-etapas.ts';

const KEY = Buffer.from('12345678901234567890');
const hmac: Hmac = (message) => createHmac('sha1', KEY).update(message).digest();

describe('codes of an authenticator app', () => {
  it.each<[seconds: number, code: string]>([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('[DET-1] RFC 6238, appendix B, SHA-1: second %i is %s', (seconds, code) => {
    expect(codeAt(hmac, stepAt(seconds * 1000), 8)).toBe(code);
    expect(codeAt(hmac, stepAt(seconds * 1000))).toBe(code.slice(2));
  });

  it.each<[name: string, shift: number, taken: boolean]>([
    ['[DET-2] the present step counts', 0, true],
    ['[DET-2] the step before counts', -1, true],
    ['[DET-2] the step after counts', 1, true],
    ['[DET-2] two steps before is too old', -2, false],
    ['[DET-2] two steps after is too early', 2, false],
  ])('%s', (_, shift, taken) => {
    const now = stepAt(1_234_567_890_000);
    const code = codeAt(hmac, now + shift);
    expect(stepOfCode(hmac, code, 1_234_567_890_000, null)).toBe(taken ? now + shift : null);
  });

  it('[DET-2] a step lasts from its second 0 to its second 29', () => {
    expect([stepAt(59_999), stepAt(60_000), stepAt(89_999)]).toEqual([1, 2, 2]);
  });

  it.each<[name: string, lastUsed: (step: number) => number, taken: boolean]>([
    ['[DET-3] a code whose step was used counts no more', (step) => step, false],
    ['[DET-3] nor one of an earlier step, although nobody used it', (step) => step + 1, false],
    ['[DET-3] one of a later step counts', (step) => step - 1, true],
  ])('%s', (_, lastUsed, taken) => {
    const step = stepAt(1_234_567_890_000);
    expect(stepOfCode(hmac, codeAt(hmac, step), 1_234_567_890_000, lastUsed(step)) !== null).toBe(taken);
  });

  it.each(['', '00592', '0059244', '00592x', '005925'])('[DET-2] "%s" is no code', (code) => {
    expect(stepOfCode(hmac, code, 1_234_567_890_000, null)).toBeNull();
  });
});

describe('the key', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('[DET-4] RFC 4648: "%s" in base 32 is %s', (text, base32) => {
    expect(toBase32(Buffer.from(text))).toBe(base32);
  });

  it('[DET-4] is read in groups of four', () => {
    expect(keyGroups(toBase32(KEY))).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  });

  it('[DET-5] its address names issuer, account and how codes are made', () => {
    const address = new URL(keyAddress('GEZDGNBV', 'Escola Ipê: Centro', 'coord.ivo'));
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toBe('/Escola Ipê: Centro:coord.ivo');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: 'GEZDGNBV',
      issuer: 'Escola Ipê: Centro',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
