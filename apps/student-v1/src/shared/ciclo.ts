/** The cycle that was chosen last, as the browser keeps it under the key `ciclo` until the session ends (S2 §2.1; decision 33). */
import { toId, type StoredSession } from '@luneta/auth';

/** Its id; null for the current one. */
export const cicloOf = ({ ciclo }: Pick<StoredSession, 'ciclo'>): number | null => toId(ciclo);
