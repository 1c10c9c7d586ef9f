/**
 * A whole app with test doubles: address and storages in memory, a mock server, a signed-in person. Used by screen
 * tests and stories; independent of the test runner.
 */
import type { ResponseChecks } from '@luneta/api-client';
import { responseChecks as staff } from '@luneta/api-client/checks/staff';
import { responseChecks as studentV1 } from '@luneta/api-client/checks/student-v1';
import { responseChecks as studentV2 } from '@luneta/api-client/checks/student-v2';
import { contaQuery } from '@luneta/api-client/conta';
import { createMemoryStorage, type AddressPort } from '@luneta/auth';
import { buildConta, createMockServer, type MockServer } from '@luneta/testing';

import type { RuntimeConfig } from '../config/runtime-config.ts';
import type { AppRoutes, MakeRouter } from '../routing/app-router.tsx';
import { createPath, createRouter, memoryHistory, type Router } from '../router/index.ts';
import { takeEntry } from '../entry/entry.ts';
import { createServices, type ServicePorts, type Services } from '../services/services.ts';
import type { AppLook } from '../start/app-look.ts';
import { AppRoot } from '../start/app-root.tsx';
import { CONFIG } from './config.ts';
import { BIA, tokenOf, type Claims } from './people.ts';

export type Conta = ReturnType<typeof buildConta>;

export type TestAppOptions = {
  /** Which app it is. */
  app: RuntimeConfig['app'];
  routes: AppRoutes;
  /** The address opened. */
  path: string;
  /** Who is signed in; `null` for nobody. Bia unless said. */
  person?: Claims | null;
  /** Her account, already fetched, so that a story may cut the network from the start. `null` fetches it. */
  conta?: Conta | null;
  server?: MockServer;
  /** What the school says in public: help, reports, legal texts. */
  config?: Partial<RuntimeConfig>;
  /** Enables the satisfaction survey, off by default: `true` waits for its moment, `now` has it at once. */
  survey?: boolean | 'now';
  /** The schemas of the answers come when the test says so, by `services.compare(CHECKS[app])`; else they are there from the start. */
  checks?: 'later';
  /** Takes the place of the reporting client. */
  loadReporting?: NonNullable<ServicePorts['loadReporting']>;
};

/** What each app compares its answers with. */
export const CHECKS: Readonly<Record<RuntimeConfig['app'], ResponseChecks>> = {
  'student-v1': studentV1,
  'student-v2': studentV2,
  staff,
};

export type TestApp = {
  server: MockServer;
  services: Services;
  /** Path with query of what is on screen. */
  place: () => string;
  /** The browser's Back button. */
  back: () => void;
  /** Addresses of other origins one was sent to. */
  left: () => readonly string[];
  /** Keys now stored, by storage. */
  stored: () => { session: string[]; local: string[] };
  routes: AppRoutes;
  makeRouter: MakeRouter;
};

/** Makes the app of one test or story; nothing is shared with the next. */
export function createTestApp({
  app,
  routes,
  path,
  person = BIA,
  conta,
  server,
  config = {},
  survey = false,
  checks,
  loadReporting,
}: TestAppOptions): TestApp {
  const mock = server ?? createMockServer();
  const storages = { session: createMemoryStorage(), local: createMemoryStorage() };
  let address = path;
  const part = (name: 'pathname' | 'search' | 'hash') => new URL(address, 'http://here.mock')[name];
  const port: AddressPort = {
    get pathname() {
      return part('pathname');
    },
    get search() {
      return part('search');
    },
    get hash() {
      return part('hash');
    },
    replace: (url) => {
      address = url;
    },
  };
  const entry = takeEntry(port);
  const left: string[] = [];
  const services = createServices(
    { ...CONFIG, ...config, app },
    {
      fetch: mock.fetch,
      storages: { session: () => storages.session, local: () => storages.local },
      entry,
      address: port,
      leave: (href) => void left.push(href),
      ...(loadReporting ? { loadReporting } : {}),
    },
  );
  if (checks !== 'later') void services.compare(CHECKS[app]);
  if (!survey) services.survey.done();
  if (survey === 'now') services.survey.moment();
  if (person !== null) services.session.signIn({ authorization: tokenOf(person) });
  if (person !== null && conta !== null) {
    const { queryKey } = contaQuery(services.api);
    services.queryClient.setQueryData(queryKey, conta ?? buildConta());
  }
  let router: Router | undefined;
  return {
    server: mock,
    services,
    place: () => address,
    back: () => void router?.navigate(-1),
    left: () => left,
    stored: () => ({ session: keys(storages.session), local: keys(storages.local) }),
    routes,
    makeRouter: (list) => {
      // As in the browser, a new router begins at the address where the one before it stood.
      const made = createRouter(list, memoryHistory([address]));
      made.subscribe(({ location }) => (address = createPath(location)));
      router = made;
      return made;
    },
  };
}

export function TestAppRoot({ app, ...look }: AppLook & { app: TestApp }) {
  return <AppRoot services={app.services} routes={app.routes} makeRouter={app.makeRouter} {...look} />;
}

const keys = (storage: ReturnType<typeof createMemoryStorage>) =>
  Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '').sort();
