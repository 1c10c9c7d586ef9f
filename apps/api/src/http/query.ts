/**
 * Query strings: each key once, because a repeated key would let one part of the server check one value and use another; and
 * what a filter of a list means.
 */
import { parse } from 'node:querystring';

import { FILTER_ALL } from '@luneta/domain/trilha';

import { campoOf } from './campos.ts';
import { errors } from './errors.ts';

/** Keys as given; a repeated one stays an array, which `assertSingle` refuses. */
export function parseQuery(text: string): Record<string, unknown> {
  return { ...parse(text) };
}

/** @throws 400 when a key is repeated or a value holds NUL. */
export function assertSingle(query: object): void {
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) throw errors.invalid(campoOf(name, 'Veio mais de uma vez no endereço.'));
    if (typeof value === 'string' && value.includes('\0'))
      throw errors.invalid(campoOf(name, 'Tem um caractere que não é aceito.'));
  }
}

/** 'All' as an address may say it: `FILTER_ALL`, as the number or as the text of a filter that takes words. */
type All = typeof FILTER_ALL | `${typeof FILTER_ALL}`;

/** What a list is narrowed to. Null, for all rows, when the filter is left out or says so (decision 151). */
export function filterOf<Value extends string | number>(value: Value | undefined): Exclude<Value, All> | null {
  return narrows(value) ? value : null;
}

function narrows<Value extends string | number>(value: Value | undefined): value is Exclude<Value, All> {
  return value !== undefined && value !== FILTER_ALL && value !== `${FILTER_ALL}`;
}
