/** Sends one call with many disguises. Tests only. */
import type { Operation } from '../../../src/http/contract.ts';
import type { Answer, Client } from '../../index.ts';

export type Disguise = {
  readonly name: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
};

const join = (...parts: string[]) => {
  const all = parts.filter(Boolean).join('&');
  return all && `?${all}`;
};

/** @param query without a question mark; added to the query of the disguise */
export function probe(client: Client, { method, url }: Operation, as: Disguise, query = ''): Promise<Answer> {
  return client.send({
    method,
    url: `${url.replace(/\{\w+\}/g, '1')}${join(query, as.query ?? '')}`,
    headers: { 'content-type': 'application/json', ...as.headers },
    ...(method !== 'get' && { payload: JSON.stringify(as.body ?? {}) }),
  });
}
