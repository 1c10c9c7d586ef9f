/** Shape of a notice in responses. */
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import type { Aviso } from './store.ts';

export function presentAviso({ chave, titulo, texto, inicio, fim }: Aviso): components['schemas']['Aviso'] {
  return { id: chave, titulo, texto, inicio: iso(inicio), fim: iso(fim) };
}
