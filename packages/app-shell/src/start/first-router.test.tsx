import { createMockServer, buildConta } from '@luneta/testing';
import { createMemoryStorage } from '@luneta/auth';
import { expect, it } from 'vitest';

import { CONFIG } from '../testing/config.ts';
import { demoRoutes } from '../testing/demo-routes.tsx';
import { BIA, tokenOf } from '../testing/people.ts';
import { createRouter, memoryHistory } from '../router/index.ts';
import { createServices } from '../services/services.ts';
import { firstRouter } from './first-router.ts';

const PLACE = '/avaliacoes';

function signedIn() {
  const server = createMockServer();
  server.respond('getConta', buildConta());
  const [session, local] = [createMemoryStorage(), createMemoryStorage()];
  const address = { pathname: PLACE, search: '', hash: '', replace: () => undefined };
  const storages = { session: () => session, local: () => local };
  const services = createServices(CONFIG, { fetch: server.fetch, storages, address });
  services.session.signIn({ authorization: tokenOf(BIA) });
  return { services, server };
}

const inMemory: Parameters<typeof firstRouter>[2] = (tree) => createRouter(tree, memoryHistory([PLACE]));

it('has the screen, its account and its data before anything is drawn', async () => {
  const { services, server } = signedIn();
  const first = await firstRouter(services, demoRoutes, inMemory);
  expect(first?.router.state.initialized).toBe(true);
  expect(first?.router.state.failure).toBeNull();
  expect(server.calls('getConta')).toHaveLength(1);
  expect(services.queryClient.isFetching()).toBe(0);
  first?.router.dispose();
});

it('of a session that ended meanwhile is not used', async () => {
  const { services } = signedIn();
  const ready = firstRouter(services, demoRoutes, inMemory);
  services.session.signOut();
  expect(await ready).toBeUndefined();
});
