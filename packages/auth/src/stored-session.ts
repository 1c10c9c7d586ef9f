/** The session as it stands in the browser: reading and writing its keys, and nothing else. */
import { parseRecord, readMetadata, toId, type TokenClaims, type TokenMetadata } from './claims.ts';
import { SESSION_KEYS } from './keys.ts';
import type { SafeStorage } from './storage.ts';

export interface StoredSession {
  /** Bearer token exactly as the server gave it. */
  readonly request_authorization: string | null;
  readonly turma_aluno_id: number | null;
  readonly ciclo: string | null;
  readonly perfil: string | null;
  readonly perfil_real: string | null;
  readonly metadata: TokenMetadata | null;
  readonly shouldChangePassword: boolean;
}

export const NO_SESSION: StoredSession = {
  request_authorization: null,
  turma_aluno_id: null,
  ciclo: null,
  perfil: null,
  perfil_real: null,
  metadata: null,
  shouldChangePassword: false,
};

export function readStoredSession(storage: SafeStorage): StoredSession {
  const request_authorization = storage.read(SESSION_KEYS.request_authorization);
  if (request_authorization === null || request_authorization === '') return NO_SESSION;
  const metadata = storage.read(SESSION_KEYS.metadata);
  return {
    request_authorization,
    turma_aluno_id: toId(storage.read(SESSION_KEYS.turma_aluno_id)),
    ciclo: storage.read(SESSION_KEYS.ciclo),
    perfil: storage.read(SESSION_KEYS.perfil),
    perfil_real: storage.read(SESSION_KEYS.perfil_real),
    metadata: metadata === null ? null : readMetadata(parseRecord(metadata)),
    shouldChangePassword: storage.read(SESSION_KEYS.shouldChangePassword) === 'true',
  };
}

/** Mirrors a token's claims into the documented keys. */
export function writeClaims(storage: SafeStorage, authorization: string, claims: TokenClaims): void {
  storage.write(SESSION_KEYS.request_authorization, authorization);
  storage.write(SESSION_KEYS.perfil, claims.perfil);
  storage.write(SESSION_KEYS.perfil_real, claims.perfil_real);
  writeOptional(storage, SESSION_KEYS.metadata, claims.metadata === null ? null : JSON.stringify(claims.metadata));
  writeOptional(storage, SESSION_KEYS.turma_aluno_id, claims.turma_aluno_id?.toString() ?? null);
}

export function writeOptional(storage: SafeStorage, key: string, value: string | null): void {
  if (value === null) storage.remove(key);
  else storage.write(key, value);
}
