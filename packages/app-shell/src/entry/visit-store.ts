/**
 * State of this visit that is never stored: how the person arrived, the message for the login, the typed user name. It
 * ends with the page.
 */
import { NO_ENTRY, type Entry } from './entry.ts';

/** What the login says above its form, and why it stands there. */
export type LoginNotice = 'sessao_encerrada' | 'senha_trocada';

export type Visit = {
  readonly entry: Entry;
  readonly notice: LoginNotice | null;
  /** The address where a session expired. Only the same student continues there (decision 40). */
  readonly left: { readonly turma_aluno_id: number; readonly place: string } | null;
  /** Typed at the login, so that recovery need not ask again (WCAG 3.3.7). */
  readonly username: string;
  /** The user name of who is signed in, as typed in this visit: a forced sign-in need not ask again. */
  readonly signedInAs: string;
  /** The student who put the offered security questions off until another visit (decision 61). */
  readonly perguntasLater: number | null;
};

export type VisitStore = {
  readonly getSnapshot: () => Visit;
  readonly subscribe: (listener: () => void) => () => void;
  readonly update: (change: Partial<Visit>) => void;
};

export function createVisitStore(entry: Entry = NO_ENTRY): VisitStore {
  let visit: Visit = { entry, notice: null, left: null, username: '', signedInAs: '', perguntasLater: null };
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => visit,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update(change) {
      visit = { ...visit, ...change };
      for (const listener of listeners) listener();
    },
  };
}
