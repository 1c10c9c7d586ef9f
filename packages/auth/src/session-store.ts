/**
 * The signed-in session of this deployment: one owner of the stored keys, with subscribe so that
 * screens follow it. It knows no route, makes no call and never decides what a person may do.
 */
import { accessOf, type Access } from './access.ts';
import { readClaims, type TokenClaims } from './claims.ts';
import { NOTE_PREFIX, SESSION_KEYS, survivesSignOut } from './keys.ts';
import { createSafeStorage, type StoragePort } from './storage.ts';
import { NO_SESSION, readStoredSession, writeClaims, writeOptional, type StoredSession } from './stored-session.ts';

export interface SessionStoreOptions {
  /** `() => window.sessionStorage`: the default place (decision 38). */
  session: () => StoragePort;
  /** `() => window.localStorage`: the place with 'Lembre-se de mim.'. */
  local: () => StoragePort;
  /** Calls back when another tab changed localStorage; returns the unsubscriber. */
  onForeignChange?: (listener: () => void) => () => void;
}

export interface SignIn {
  /** Token as received in the `authorization` header or in `data.token`. */
  authorization: string;
  /**
   * 'Lembre-se de mim.': localStorage when true, sessionStorage when false (decision 38).
   * Left out: the place of the session now held (a new context of the same person), else sessionStorage.
   */
  remember?: boolean;
  /** Hub response or address asks for a password change (decision 37). */
  shouldChangePassword?: boolean;
}

export interface SessionStore {
  readonly getSnapshot: () => StoredSession;
  readonly subscribe: (listener: () => void) => () => void;
  readonly access: () => Access;
  /** S1 §4: numeric turma_aluno_id and authorization. */
  readonly isAuthenticated: () => boolean;
  /** Begins a session, wiping what an earlier person left. Null when the token cannot be read. */
  readonly signIn: (entry: SignIn) => TokenClaims | null;
  /** Keeps the renewed token of an `authorization` response header in the place the session lives in. */
  readonly renew: (authorization: string) => void;
  /** Another class of the same student: what was kept for the former class goes (decision 33, C37). */
  readonly selectTurmaAluno: (turma_aluno_id: number) => void;
  readonly setCiclo: (ciclo: string | null) => void;
  readonly setShouldChangePassword: (value: boolean) => void;
  /** Something this person kept in this tab, as text; null for nothing. Ends with the session and with the tab. */
  readonly note: (name: string) => string | null;
  readonly setNote: (name: string, text: string) => void;
  /** Sign-out and 401: everything goes but device preferences and unsent exam answers. */
  readonly signOut: () => void;
  /** False when the browser refuses storage: the session then lasts as long as the page. */
  readonly durable: () => boolean;
}

export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const session = createSafeStorage(options.session);
  const local = createSafeStorage(options.local);
  const listeners = new Set<() => void>();
  const home = () => (session.read(SESSION_KEYS.request_authorization) === null ? local : session);
  const remembered = () => home() === local && snapshot.request_authorization !== null;
  let snapshot = readStoredSession(home());
  let stopForeign: (() => void) | undefined;

  function refresh(): void {
    const next = readStoredSession(home());
    if (JSON.stringify(next) === JSON.stringify(snapshot)) return;
    snapshot = next.request_authorization === null ? NO_SESSION : next;
    for (const listener of listeners) listener();
  }

  function wipe(keeps: (key: string) => boolean): void {
    for (const storage of [session, local]) {
      for (const key of storage.keys()) if (!keeps(key)) storage.remove(key);
    }
  }

  /** Runs a change only while somebody is signed in, so that a late answer cannot revive a session. */
  function whileSignedIn(change: (storage: typeof session) => void): void {
    if (snapshot.request_authorization === null) return;
    change(home());
    refresh();
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      stopForeign ??= options.onForeignChange?.(refresh);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopForeign?.();
        stopForeign = undefined;
      };
    },
    access: () => accessOf(snapshot),
    isAuthenticated: () => accessOf(snapshot) === 'student',
    signIn({ authorization, remember, shouldChangePassword }) {
      const claims = readClaims(authorization);
      if (claims === null) return null;
      const storage = (remember ?? remembered()) ? local : session;
      wipe(survivesSignOut);
      writeClaims(storage, authorization, claims);
      if (shouldChangePassword === true) storage.write(SESSION_KEYS.shouldChangePassword, 'true');
      refresh();
      return claims;
    },
    renew: (authorization) =>
      whileSignedIn((storage) => {
        if (readClaims(authorization) !== null) storage.write(SESSION_KEYS.request_authorization, authorization);
      }),
    selectTurmaAluno: (turma_aluno_id) =>
      whileSignedIn((storage) => {
        if (turma_aluno_id === snapshot.turma_aluno_id) return;
        const identity: string[] = Object.values(SESSION_KEYS).filter((key) => key !== SESSION_KEYS.ciclo);
        wipe((key) => survivesSignOut(key) || identity.includes(key));
        storage.write(SESSION_KEYS.turma_aluno_id, String(turma_aluno_id));
      }),
    setCiclo: (ciclo) => whileSignedIn((storage) => writeOptional(storage, SESSION_KEYS.ciclo, ciclo)),
    setShouldChangePassword: (value) =>
      whileSignedIn((storage) => writeOptional(storage, SESSION_KEYS.shouldChangePassword, value ? 'true' : null)),
    // In the tab's storage also with 'Lembre-se de mim.': a shared computer must not remember them.
    note: (name) => (snapshot.request_authorization === null ? null : session.read(NOTE_PREFIX + name)),
    // No part of the snapshot: a storage that somebody emptied must not end a session that the page still has.
    setNote(name, text) {
      if (snapshot.request_authorization !== null) session.write(NOTE_PREFIX + name, text);
    },
    signOut() {
      wipe(survivesSignOut);
      refresh();
    },
    durable: () => (snapshot.request_authorization === null ? session : home()).durable(),
  };
}
