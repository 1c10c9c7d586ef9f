/**
 * Markings that the server does not have yet, on this device and for one person: they outlive a reload, a lost connection
 * and the end of a session, and only that person's session sends them.
 */
import type { Services } from '@luneta/app-shell';
import { KEPT_PREFIX } from '@luneta/auth';

import type { Rascunho } from './rascunho.ts';

export type CorrecaoEntry = {
  readonly codigo: string;
  readonly rascunho: Rascunho;
  /** Version number of the server's marking that it began from. */
  readonly versao: number;
  /** It was handed in. */
  readonly concluir: boolean;
};

export type CorrecaoStorage = {
  put: (redacao_id: number, entry: CorrecaoEntry) => void;
  forget: (redacao_id: number) => void;
  list: () => ReadonlyMap<number, CorrecaoEntry>;
};

/** @param person names the person among those who use this device */
export function createCorrecaoStorage(device: Services['device'], person: string): CorrecaoStorage {
  const prefix = `${KEPT_PREFIX}correcao:${encodeURIComponent(person)}:`;
  return {
    put: (redacao_id, entry) => device.write(`${prefix}${redacao_id}`, JSON.stringify(entry)),
    forget: (redacao_id) => device.remove(`${prefix}${redacao_id}`),
    list: () =>
      new Map(
        device.keys().flatMap((key) => {
          if (!key.startsWith(prefix)) return [];
          const entry = read(device.read(key));
          return entry === null ? [] : [[Number(key.slice(prefix.length)), entry] as const];
        }),
      ),
  };
}

/** Null for what another build, or a hand, has written. */
function read(json: string | null): CorrecaoEntry | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return isEntry(value) ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isEntry(value: unknown): value is CorrecaoEntry {
  if (!isRecord(value) || !isRecord(value['rascunho'])) return false;
  const { rascunho } = value;
  return (
    typeof value['codigo'] === 'string' &&
    typeof value['versao'] === 'number' &&
    typeof value['concluir'] === 'boolean' &&
    Array.isArray(rascunho['competencias']) &&
    Array.isArray(rascunho['marcas']) &&
    typeof rascunho['comentario'] === 'string'
  );
}
