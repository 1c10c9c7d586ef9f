/** The account in front of the screen: who may change it. What may stand in its fields is `nome.ts` and `senha.ts`. */
import { canWrite, isStaff, type SessionProfile } from './perfil.ts';

/**
 * May change avatar, nickname, password and questions: a student always, from whichever class; staff only where they may
 * write. [CTA-1] S1 §5; D 23, 63
 */
export function canWriteConta(session: SessionProfile): boolean {
  return !isStaff(session.perfil_real) || canWrite(session);
}
