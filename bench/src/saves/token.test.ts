import { createHmac } from 'node:crypto';

import { expect, it } from 'vitest';

import { tokenLike } from './token.ts';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('a token like another has its claims but the changed ones, and a signature of its own', () => {
  const token = tokenLike(
    `Bearer ${encoded({ alg: 'HS256' })}.${encoded({ sid: 'a', exp: 7 })}.x`,
    { sid: 'b' },
    'segredo',
  );
  const [head = '', payload = '', signature] = token.replace('Bearer ', '').split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({ sid: 'b', exp: 7 });
  expect(signature).toBe(createHmac('sha256', 'segredo').update(`${head}.${payload}`).digest('base64url'));
});
