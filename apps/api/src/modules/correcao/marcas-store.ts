/** The marks of texts whose attempts are deleted. It joins the transaction that deletes them. */
import { statement } from '../../database/statement.ts';
import type { Marcas } from '../provas/index.ts';

type OfTentativas = { escola_id: number; tentativas: readonly number[] };

const deleteSubjetivas = statement<OfTentativas, never>(
  'delete_correcoes_subjetivas',
  'delete from correcao_subjetiva where escola_id = :escola_id and tentativa_id = any(:tentativas::bigint[])',
);
const deleteRedacoes = statement<OfTentativas, never>(
  'delete_correcoes_redacao',
  'delete from correcao_redacao where escola_id = :escola_id and tentativa_id = any(:tentativas::bigint[])',
);

/** What the reset of a test account asks of the marking. */
export const marcas: Marcas = {
  dropMarcas: async (tx, tentativas) => {
    await tx.run(deleteSubjetivas, { tentativas });
    await tx.run(deleteRedacoes, { tentativas });
  },
};
