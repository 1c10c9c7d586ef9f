/** A notice on the wire. */
import type { components } from '@luneta/openapi';

import type { Aviso } from './store.ts';

export function presentAviso({ chave, titulo, texto, inicio, fim }: Aviso): components['schemas']['Aviso'] {
  return { id: chave, titulo, texto, inicio: inicio.toISOString(), fim: fim.toISOString() };
}
