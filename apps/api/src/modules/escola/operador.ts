/** The acts of whoever runs commands on the machine: nobody is signed in there, so the row names the account of the system. */
import { userInfo } from 'node:os';

import { type Act, recordAct } from './auditoria.ts';
import type { Tenant } from '../../database/tenant.ts';

/** The account of the system that runs the command. In a container its number may have no name. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

/** Appends an act of the operator to the chain of the school, in the caller's transaction. */
export const recordOperatorAct = (escola: Tenant, act: Omit<Act, 'sessao'>): Promise<void> =>
  recordAct(escola, { ...act, sessao: null, detalhe: { ...act.detalhe, operador: accountName() } });
