/**
 * Markings that the server does not have yet, on this device and for one person: they outlive a reload, a lost connection
 * and the end of a session, and only that person's session sends them.
 */
import type { Services } from '@luneta/app-shell';
import { KEPT_PREFIX } from '@luneta/auth';

import type { Rascunho } from './rascunho.ts';

export type Guardado = {
  readonly codigo: string;
  readonly rascunho: Rascunho;
  /** Version number of the server's marking that it began from. */
  readonly versao: number;
  /** It was handed in. */
  readonly concluir: boolean;
};

export type Armazem = {
  guardar: (redacao_id: number, guardado: Guardado) => void;
  apagar: (redacao_id: number) => void;
  todos: () => ReadonlyMap<number, Guardado>;
};

/** @param quem names the person among those who use this device */
export function createArmazem(device: Services['device'], quem: string): Armazem {
  const prefix = `${KEPT_PREFIX}correcao:${encodeURIComponent(quem)}:`;
  return {
    guardar: (redacao_id, guardado) => device.write(`${prefix}${redacao_id}`, JSON.stringify(guardado)),
    apagar: (redacao_id) => device.remove(`${prefix}${redacao_id}`),
    todos: () =>
      new Map(
        device.keys().flatMap((key) => {
          if (!key.startsWith(prefix)) return [];
          const guardado = read(device.read(key));
          return guardado === null ? [] : [[Number(key.slice(prefix.length)), guardado] as const];
        }),
      ),
  };
}

/** Null for what another build, or a hand, has written. */
function read(json: string | null): Guardado | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return isGuardado(value) ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isGuardado(value: unknown): value is Guardado {
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
