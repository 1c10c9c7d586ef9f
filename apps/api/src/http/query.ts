/** Query strings: each key once. A repeated key would let one part of the server check one value and use another. */
import { parse } from 'node:querystring';

import { errors } from './errors.ts';

/** Keys as given; a repeated one stays an array, which `assertSingle` refuses. */
export function parseQuery(text: string): Record<string, unknown> {
  return { ...parse(text) };
}

/** @throws 400 when a key is repeated or a value holds NUL. */
export function assertSingle(query: object): void {
  for (const value of Object.values(query)) {
    if (Array.isArray(value) || (typeof value === 'string' && value.includes('\0'))) throw errors.invalid();
  }
}
