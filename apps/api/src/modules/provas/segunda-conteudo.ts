/**
 * The content of one answer to an exam day, as `segunda_resposta` keeps it: language, options, texts and marks. It is taken
 * out of an attempt and put into one without a loss; times and the essay stay with the attempt (rule MON-4).
 */
import type { ItemResposta } from '@luneta/domain/resposta';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { MarcaGuardada, Marcas } from './above.ts';

type Feita = { readonly avaliacao_item_id: number; readonly gravada_em: string };

export type Conteudo = {
  readonly lingua_estrangeira: 1 | 2;
  readonly lingua_escolhida: boolean;
  readonly respostas: readonly (Feita & {
    readonly item_resposta: ItemResposta | null;
    readonly dupla_marcacao: boolean;
    readonly seq: number;
  })[];
  /** `id` is missing in a text on paper, which is blank. */
  readonly textos: readonly (Feita & {
    readonly id?: number;
    readonly texto: string;
    readonly palavras: number;
    readonly seq: number;
  })[];
  readonly marcas: readonly MarcaGuardada[];
};

type OfTentativa = { escola_id: number; tentativa_id: number };

const listOf = (table: string, columns: string): string => `coalesce((select json_agg(x) from (
     select ${columns} from ${table} where escola_id = :escola_id and tentativa_id = :tentativa_id order by avaliacao_item_id) x), '[]')`;

const read = statement<OfTentativa, { conteudo: Omit<Conteudo, 'marcas'> }>(
  'find_conteudo_da_tentativa',
  `select json_build_object('lingua_estrangeira', t.lingua_estrangeira, 'lingua_escolhida', t.lingua_escolhida,
     'respostas', ${listOf('resposta', 'avaliacao_item_id, item_resposta, dupla_marcacao, seq, gravada_em')},
     'textos', ${listOf('resposta_subjetiva', 'id, avaliacao_item_id, texto, palavras, seq, gravada_em')}) as conteudo
     from tentativa t where t.escola_id = :escola_id and t.id = :tentativa_id for update of t`,
);

const clear = statement<OfTentativa, never>(
  'delete_conteudo_da_tentativa',
  `with respostas as (delete from resposta where escola_id = :escola_id and tentativa_id = :tentativa_id)
   delete from resposta_subjetiva where escola_id = :escola_id and tentativa_id = :tentativa_id`,
);

/** Takes the content out of an attempt, which is left without answers. */
export async function takeConteudo(tx: Tenant, marcas: Marcas, tentativa_id: number): Promise<Conteudo> {
  const [row] = await tx.run(read, { tentativa_id });
  if (!row) throw new Error(`attempt ${tentativa_id} vanished while its answers were exchanged`);
  const taken = await marcas.takeMarcas(tx, tentativa_id);
  await tx.run(clear, { tentativa_id });
  return { ...row.conteudo, marcas: taken };
}

const setTentativa = statement<
  OfTentativa & { origem: 'online' | 'papel'; lingua_estrangeira: number; lingua_escolhida: boolean },
  never
>(
  'set_tentativa_origem',
  `update tentativa set origem = :origem, lingua_estrangeira = :lingua_estrangeira, lingua_escolhida = :lingua_escolhida
    where escola_id = :escola_id and id = :tentativa_id`,
);

const put = statement<OfTentativa & { respostas: string; textos: string }, never>(
  'save_conteudo_da_tentativa',
  `with respostas as (
     insert into resposta (escola_id, tentativa_id, avaliacao_item_id, item_resposta, dupla_marcacao, seq, gravada_em)
     select :escola_id, :tentativa_id, x.avaliacao_item_id, x.item_resposta, x.dupla_marcacao, x.seq, x.gravada_em
       from json_to_recordset(:respostas) as x(avaliacao_item_id bigint, item_resposta smallint, dupla_marcacao boolean, seq bigint, gravada_em timestamptz))
   insert into resposta_subjetiva (escola_id, id, tentativa_id, avaliacao_item_id, texto, palavras, seq, gravada_em)
   select :escola_id, coalesce(x.id, nextval(pg_get_serial_sequence('resposta_subjetiva', 'id'))), :tentativa_id, x.avaliacao_item_id,
          x.texto, x.palavras, x.seq, x.gravada_em
     from json_to_recordset(:textos) as x(id bigint, avaliacao_item_id bigint, texto text, palavras int, seq bigint, gravada_em timestamptz)`,
);

/** Puts a content into an attempt without answers. */
export async function putConteudo(
  tx: Tenant,
  marcas: Marcas,
  tentativa_id: number,
  origem: 'online' | 'papel',
  { lingua_estrangeira, lingua_escolhida, respostas, textos, marcas: marks }: Conteudo,
): Promise<void> {
  await tx.run(setTentativa, { tentativa_id, origem, lingua_estrangeira, lingua_escolhida });
  await tx.run(put, { tentativa_id, respostas: JSON.stringify(respostas), textos: JSON.stringify(textos) });
  await marcas.putMarcas(tx, tentativa_id, marks);
}
