import { useSession } from '../services/context.tsx';
import { accountState } from '../routing/account-state.ts';
import { useConta } from './use-conta.ts';

/** What must be done before anything else opens. */
export type Forced = { senha: boolean; perguntas: boolean };

/** The steps forced on this person. Staff are not forced by what their student must do (decision 29). */
export function useForced(): Forced {
  const account = accountState(useSession(), useConta());
  if (account.kind === 'staff') return { senha: account.forcar_senha, perguntas: false };
  if (account.kind === 'anonymous' || account.perfil_real !== 'aluno') return { senha: false, perguntas: false };
  return { senha: account.forcar_senha, perguntas: account.forcar_perguntas };
}
