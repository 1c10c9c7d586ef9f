import { describe, expect, it } from 'vitest';

import { createSigner } from './signer.ts';

const SECRET = 'segredo-de-teste-com-mais-de-32-letras';
const { sign, isOurs } = createSigner(SECRET, 'roteiro');
const text = sign('{"fase":5102,"ordem":1}');
const [payload = '', signature = ''] = text.split('.');
const other = Buffer.from('{"fase":5102,"ordem":5}').toString('base64url');

describe('a signed text', () => {
  it('is accepted by every process that has the secret', () => {
    expect(createSigner(SECRET, 'roteiro').isOurs(text)).toBe(true);
    expect(text).toMatch(/^[A-Za-z0-9_.=-]+$/);
  });

  it.each([
    ['another payload under the same signature', `${other}.${signature}`],
    ['no signature', payload],
    ['an empty signature', `${payload}.`],
    ['a longer one', `${text}A`],
    ['a third part', `${text}.x`],
    ['nothing', ''],
    ['the signature of another secret', createSigner(`${SECRET}2`, 'roteiro').sign('{"fase":5102,"ordem":1}')],
    ['the signature of another purpose', createSigner(SECRET, 'outro').sign('{"fase":5102,"ordem":1}')],
  ])('is refused with %s', (_name, given) => {
    expect(isOurs(given)).toBe(false);
  });
});
