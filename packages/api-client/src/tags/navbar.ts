/** The status strip of version 1: stars, coins, lives. Every answer that carries a strip puts it in the cache. */
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Navbar } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

export const navbarKey = (api: Api) => key(api, 'navbar');

export const navbarQuery = (api: Api) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.navbar,
    queryKey: navbarKey(api),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/navbar', { params: { query }, signal })),
  });
};

/** Takes the strip that another answer brought; one asked for before is older and is dropped. */
export async function putNavbar(client: QueryClient, api: Api, navbar: Navbar): Promise<void> {
  const { queryKey } = navbarQuery(api);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, navbar);
}

/** Fill up the lives: all or nothing. The answer is the new strip; after a refusal it is asked for again. */
export const createCompraVidasMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createCompraVidas'],
    mutationFn: () => unwrap(api.POST('/api/v1/navbar/comprar_vidas', { params: { query: asStudent(api) }, body: {} })),
    onSuccess: (navbar, _variables, _result, { client }) => putNavbar(client, api, navbar),
    onError: (_error, _variables, _result, { client }) => client.invalidateQueries({ queryKey: navbarKey(api) }),
  });
