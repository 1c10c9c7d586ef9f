/** Turns the stored session and the account into the input of `destino`. */
import type { Conta } from '@luneta/api-client';
import type { StoredSession } from '@luneta/auth';
import { isPerfil, type DestinoAccount } from '@luneta/domain';

/** `conta` is the student's in a student's view, and the person's own for staff who have not chosen one. */
export function accountState(session: StoredSession, conta: Conta): DestinoAccount {
  const { perfil_real } = session;
  if (session.request_authorization === null || !isPerfil(perfil_real)) return { kind: 'anonymous' };
  // Each source alone can force the change (decision 37).
  const forcar_senha = conta.isPasswordInitial || session.shouldChangePassword;
  if (session.turma_aluno_id === null) {
    const forcado = forcar_senha || conta.cadastrar_duas_etapas;
    return perfil_real === 'aluno' ? { kind: 'anonymous' } : { kind: 'staff', perfil_real, forcado };
  }
  return {
    kind: 'student',
    perfil_real,
    versao: conta.versao,
    forcar_senha,
    forcar_perguntas: conta.cadastrar_perguntas_seguranca,
  };
}
