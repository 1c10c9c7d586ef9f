import { expect, it } from 'vitest';
import { expectError, strictConsole } from './strict-console.ts';

strictConsole();

function complain(about: unknown): void {
  const { error } = console;
  error(about);
}

it('lets an expected complaint pass', () => {
  expectError('de propósito');
  expect(() => complain(new Error('erro de propósito'))).not.toThrow();
});

it.fails('a complaint nobody expected fails the test', () => {
  expect(() => complain('surpresa')).not.toThrow();
});

it.fails('an expected complaint that never came fails the test', () => {
  expectError('nunca veio');
  expect(true).toBe(true);
});
