/**
 * The guard of every signed-in route: fetches the account once and asks `destino` where the address leads. The server
 * decides what may be read; this only chooses the right address.
 */
import { contaQuery } from '@luneta/api-client/conta';
import { destino, type Deployment } from '@luneta/domain';
import { redirect, replace, type LoaderFunctionArgs } from 'react-router';

import type { Services } from '../services/services.ts';
import { accountState } from './account-state.ts';

/** What the guarded frame renders. */
export type Guarded =
  | { kind: 'stay' }
  | { kind: 'not-found' }
  | { kind: 'handover'; deployment: Deployment; to: string };

export function guard({ address, api, config, queryClient, session }: Services) {
  return async ({ request }: LoaderFunctionArgs): Promise<Guarded | Response> => {
    const stored = session.getSnapshot();
    const conta = await queryClient.ensureQueryData(contaQuery(api));
    const { pathname, search } = new URL(request.url);
    const where = destino({ deployment: config.app, path: pathname, search, account: accountState(stored, conta) });
    if (where.kind === 'redirect') {
      // Replaces the history entry. A new entry would make the Back button lead forward again.
      const standsThere = address.pathname === pathname && address.search === search;
      return standsThere ? replace(where.to) : redirect(where.to);
    }
    if (where.kind === 'login') {
      // The stored session cannot be used (a profile this build does not know): start again from the login.
      session.signOut();
      return { kind: 'stay' };
    }
    return where;
  };
}
