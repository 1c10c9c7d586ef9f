/** The acts of whoever runs commands on the machine: nobody is signed in there, so the row names the account of the system. */
import { userInfo } from 'node:os';

import { type Act, recordAct } from '../modules/escola/index.ts';
import type { Tenant } from '../database/tenant.ts';

/** In a container the number of an account may have no name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

/** Appends an act of the operator to the chain of the school, in the caller's transaction. */
export const recordOperatorAct = (escola: Tenant, act: Omit<Act, 'sessao'>): Promise<void> =>
  recordAct(escola, { ...act, sessao: null, detalhe: { ...act.detalhe, operador: accountName() } });
