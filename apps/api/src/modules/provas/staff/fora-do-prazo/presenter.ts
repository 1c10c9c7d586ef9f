/** Shape of a late answer in responses. It omits the content, so that nobody decides by it. */
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import type { AtrasadaRow } from './store.ts';

export function presentAtrasada(row: AtrasadaRow): components['schemas']['ForaDoPrazo'] {
  const { id, prazo_em, respondida_em, recebida_em, ...rest } = row;
  return {
    resposta_atrasada_id: id,
    ...rest,
    respondida_em: iso(respondida_em),
    recebida_em: iso(recebida_em),
    atraso: Math.max(0, Math.floor((recebida_em.getTime() - prazo_em.getTime()) / 1000)),
  };
}
