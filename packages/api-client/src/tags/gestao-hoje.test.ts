import type { QueryClient } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Api } from '../api.ts';
import type { Loopback } from '../test/loopback.ts';
import { startClient } from '../test/started.ts';
import { HOJE_EVERY_MS, hojeQuery } from './gestao-hoje.ts';

let server: Loopback;
let api: Api;
let client: QueryClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ server, api, client, stop } = await startClient({ versao: 2 }));
});
afterEach(() => stop());

it('asks for the own school, or the one named, each under a key of its own', async () => {
  server.answer({ body: examples.getGestaoHoje });
  expect(await client.fetchQuery(hojeQuery(api))).toEqual(examples.getGestaoHoje);
  await client.fetchQuery(hojeQuery(api, 2));
  expect(server.arrived.map(({ path, query }) => [path, query['escola_id']])).toEqual([
    ['/api/v2/gestao/hoje', undefined],
    ['/api/v2/gestao/hoje', '2'],
  ]);
  expect(hojeQuery(api).queryKey).not.toEqual(hojeQuery(api, 2).queryKey);
});

it('asks again every half minute while it is looked at', () => {
  expect(HOJE_EVERY_MS).toBe(30_000);
  expect(hojeQuery(api).refetchInterval).toBe(HOJE_EVERY_MS);
});
