/** From the stored session and the account to the input of `destino`: who stands in front of the router. */
import type { Conta } from '@luneta/api-client';
import type { StoredSession } from '@luneta/auth';
import { isPerfil, type DestinoAccount } from '@luneta/domain';

/** `conta` is null for staff who have not chosen a student: their account says nothing about a student's view. */
export function accountState(session: StoredSession, conta: Conta | null): DestinoAccount {
  const { perfil_real } = session;
  if (session.request_authorization === null || !isPerfil(perfil_real)) return { kind: 'anonymous' };
  if (session.turma_aluno_id === null || conta === null) {
    return perfil_real === 'aluno' ? { kind: 'anonymous' } : { kind: 'staff', perfil_real };
  }
  return {
    kind: 'student',
    perfil_real,
    versao: conta.versao,
    // Any one source may force the change (decision 37).
    forcar_senha: conta.isPasswordInitial || session.shouldChangePassword,
    forcar_perguntas: conta.cadastrar_perguntas_seguranca,
  };
}
