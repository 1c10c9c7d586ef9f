import { useSession } from '../services/context.tsx';
import { accountState } from '../routing/account-state.ts';
import { useConta } from './use-conta.ts';

/** What must be done before anything else opens. */
export type Forced = { senha: boolean; perguntas: boolean; duasEtapas: boolean };

const NOTHING: Forced = { senha: false, perguntas: false, duasEtapas: false };

/** The steps forced on this person. Staff are not forced by what their student must do (decision 29). */
export function useForced(): Forced {
  const [session, conta] = [useSession(), useConta()];
  const account = accountState(session, conta);
  if (account.kind === 'staff') {
    const senha = conta.isPasswordInitial || session.shouldChangePassword;
    return { ...NOTHING, senha, duasEtapas: conta.cadastrar_duas_etapas };
  }
  if (account.kind === 'anonymous' || account.perfil_real !== 'aluno') return NOTHING;
  return { ...NOTHING, senha: account.forcar_senha, perguntas: account.forcar_perguntas };
}
