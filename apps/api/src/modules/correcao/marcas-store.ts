/** The marks of texts whose attempts are deleted, or whose answers are exchanged. It joins the transaction of its caller. */
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

type Marca = Awaited<ReturnType<Marcas['takeMarcas']>>[number];

const takeSubjetivas = statement<{ escola_id: number; tentativa_id: number }, { marca: Marca }>(
  'take_correcoes_subjetivas',
  `delete from correcao_subjetiva where escola_id = :escola_id and tentativa_id = :tentativa_id
   returning json_build_object('avaliacao_item_id', avaliacao_item_id, 'pontuacao', pontuacao, 'comentario', comentario,
     'corretor_escola_id', corretor_escola_id, 'corretor_id', corretor_id, 'versao', versao, 'gravada_em', gravada_em) as marca`,
);
const putSubjetivas = statement<{ escola_id: number; tentativa_id: number; rows: string }, never>(
  'put_correcoes_subjetivas',
  `insert into correcao_subjetiva (escola_id, tentativa_id, avaliacao_item_id, pontuacao, comentario, corretor_escola_id, corretor_id,
                                   versao, gravada_em)
   select :escola_id, :tentativa_id, x.avaliacao_item_id, x.pontuacao, x.comentario, x.corretor_escola_id, x.corretor_id, x.versao, x.gravada_em
     from json_to_recordset(:rows) as x(avaliacao_item_id bigint, pontuacao numeric, comentario text, corretor_escola_id bigint,
       corretor_id bigint, versao int, gravada_em timestamptz)`,
);

/** What a reset of a test account, and the second answer of a hybrid exam, ask of the marking. */
export const marcas: Marcas = {
  takeMarcas: async (tx, tentativa_id) => (await tx.run(takeSubjetivas, { tentativa_id })).map(({ marca }) => marca),
  putMarcas: async (tx, tentativa_id, rows) => {
    await tx.run(putSubjetivas, { tentativa_id, rows: JSON.stringify(rows) });
  },
  dropMarcas: async (tx, tentativas) => {
    await tx.run(deleteSubjetivas, { tentativas });
    await tx.run(deleteRedacoes, { tentativas });
  },
};
