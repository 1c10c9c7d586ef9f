/**
 * The guard of every signed-in route: fetches the account once and asks `destino` where the address leads. The server
 * decides what may be read; this only chooses the right address.
 */
import { ApiError, type Conta } from '@luneta/api-client';
import { contaQuery } from '@luneta/api-client/conta';
import { destino } from '@luneta/domain';

import { RUNNING_EXAM } from '../exam/running-exam.ts';
import { NotFoundPage } from '../pages/pages.tsx';
import type { Going, Outcome } from '../router/index.ts';
import type { Services } from '../services/services.ts';
import { accountState } from './account-state.ts';
import { Handover } from './handover.tsx';

const CONTA = 'conta';

/**
 * The account. A student's is kept in the notes of this tab, so that a reload without a connection still opens: a running exam
 * is read on (decision 199). Nothing is decided by it: every call is judged by the server.
 */
async function accountOf({ api, queryClient, session }: Services): Promise<Conta> {
  const query = contaQuery(api);
  const { turma_aluno_id, perfil_real } = session.getSnapshot();
  try {
    const conta = await queryClient.ensureQueryData(query);
    if (perfil_real === 'aluno') session.setNote(CONTA, JSON.stringify(conta));
    return conta;
  } catch (error) {
    const runs = error instanceof ApiError && error.offline && (session.note(RUNNING_EXAM) ?? '') !== '';
    const kept = runs ? session.note(CONTA) : null;
    if (kept === null) throw error;
    const conta: Conta = JSON.parse(kept);
    if (conta.turma_aluno_id !== turma_aluno_id) throw error;
    queryClient.setQueryData(query.queryKey, conta, { updatedAt: 0 });
    return conta;
  }
}

/** The loader of everything that needs an account: the place, the link to the right app, or the page of an unknown address. */
export function guard(services: Services) {
  const { config, session } = services;
  return async ({ location: { pathname, search } }: Going): Promise<Outcome> => {
    const stored = session.getSnapshot();
    const conta = await accountOf(services);
    const where = destino({ deployment: config.app, path: pathname, search, account: accountState(stored, conta) });
    if (where.kind === 'redirect') return { redirect: where.to };
    if (where.kind === 'handover') return { instead: <Handover deployment={where.deployment} to={where.to} /> };
    if (where.kind === 'not-found') return { instead: <NotFoundPage /> };
    // The stored session cannot be used (a profile this build does not know): start again from the login.
    if (where.kind === 'login') session.signOut();
    return undefined;
  };
}
