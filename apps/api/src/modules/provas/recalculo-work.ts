/** The work that computes the results of one exam again, soon after a change; `calcular-resultados` would do it too, later. */
import type { Work } from '../../http/work.ts';

export const RECALCULO_DA_PROVA: Work<{ readonly escola_id: number; readonly avaliacao_id: number }> = {
  name: 'recalcular-prova',
  payload: {
    type: 'object',
    required: ['escola_id', 'avaliacao_id'],
    properties: { escola_id: { type: 'integer' }, avaliacao_id: { type: 'integer' } },
  },
  chaveOf: ({ avaliacao_id }) => `${avaliacao_id}`,
};
