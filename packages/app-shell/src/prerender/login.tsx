/**
 * Entry of a build that runs while an app is built: the login as React draws it for somebody whom nobody knows, so that it
 * stands in the page before any script has come.
 */
import { createMemoryStorage, type AddressPort } from '@luneta/auth';
import type { Deployment } from '@luneta/domain';
import { renderToString } from 'react-dom/server';

import { createRouter, memoryHistory } from '../router/index.ts';
import { createServices } from '../services/services.ts';
import { AppRoot } from '../start/app-root.tsx';
import type { AppLook } from '../start/app-look.ts';
import { firstRouter } from '../start/first-router.ts';
import { neutralConfig } from './neutral-config.ts';

const address: AddressPort = { pathname: '/', search: '', hash: '', replace: () => undefined };

export async function renderLogin(app: Deployment, look: AppLook): Promise<string> {
  const storages = { session: createMemoryStorage, local: createMemoryStorage };
  const services = createServices(neutralConfig(app), { storages, address });
  const routes = () => [];
  // Has fetched the login before it is drawn.
  const first = await firstRouter(services, routes, (tree) => createRouter(tree, memoryHistory()));
  return renderToString(<AppRoot services={services} {...look} routes={routes} first={first} />);
}
