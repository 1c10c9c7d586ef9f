import { describe, expect, it } from 'vitest';

import { createSeal } from './seal.ts';

const SECRET = 'segredo-de-teste-com-mais-de-32-letras';
const { seal, isOurs } = createSeal(SECRET, 'roteiro');
const text = seal('{"fase":5102,"ordem":1}');
const [payload = '', signature = ''] = text.split('.');
const other = Buffer.from('{"fase":5102,"ordem":5}').toString('base64url');

describe('a sealed text', () => {
  it('is accepted by every process that has the secret', () => {
    expect(createSeal(SECRET, 'roteiro').isOurs(text)).toBe(true);
    expect(text).toMatch(/^[A-Za-z0-9_.=-]+$/);
  });

  it.each([
    ['another payload under the same signature', `${other}.${signature}`],
    ['no signature', payload],
    ['an empty signature', `${payload}.`],
    ['a longer one', `${text}A`],
    ['a third part', `${text}.x`],
    ['nothing', ''],
    ['the seal of another secret', createSeal(`${SECRET}2`, 'roteiro').seal('{"fase":5102,"ordem":1}')],
    ['the seal of another purpose', createSeal(SECRET, 'outro').seal('{"fase":5102,"ordem":1}')],
  ])('is refused with %s', (_name, given) => {
    expect(isOurs(given)).toBe(false);
  });
});
