/** Reads the items of an exam as staff see them, with sealed keys. */
import type { Letra } from '@luneta/domain/resposta';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import {
  QUESTAO_COLUMNS,
  type QuestaoRow,
  seal,
  type Sealed,
  sealQuestao,
  type Unsealed,
} from '../../../questoes/index.ts';

export type ItemDaProvaRow = {
  readonly item_id: number;
  readonly dia_prova: number;
  readonly numero: number;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly materia_nome: string;
  readonly subjetiva: boolean;
  readonly anulada: boolean;
  readonly gabarito_bonificado: boolean;
  /** How many options it has. */
  readonly opcoes: number;
  readonly gabarito: Sealed<Letra | null>;
};

const itens = statement<{ escola_id: number; avaliacao_id: number }, Unsealed<ItemDaProvaRow>>(
  'find_gestao_itens_of_prova',
  `select i.id as item_id, i.dia_prova, i.numero, i.lingua_estrangeira, m.nome as materia_nome, q.subjetiva,
          i.anulada, i.gabarito_bonificado, q.gabarito,
          case when coalesce(q.opcao_e, '') <> '' then 5 when q.opcao_d <> '' then 4 when q.opcao_c <> '' then 3 else 2 end as opcoes
     from avaliacao_item i
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
     join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
    where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id
    order by i.dia_prova, i.numero, i.lingua_estrangeira nulls first, i.id`,
);

export async function findItensDaProva(escola: Tenant, avaliacao_id: number): Promise<ItemDaProvaRow[]> {
  const rows = await escola.run(itens, { avaliacao_id });
  return rows.map((row) => ({ ...row, gabarito: seal(row.gabarito) }));
}

export type ItemLidoRow = QuestaoRow & {
  readonly item_id: number;
  readonly subjetiva: boolean;
  /** First start of its day over all classes. */
  readonly inicio_em: Date | null;
};

const item = statement<{ escola_id: number; avaliacao_id: number; item_id: number }, Unsealed<ItemLidoRow>>(
  'find_gestao_item_lido',
  `select i.id as item_id, q.subjetiva, ${QUESTAO_COLUMNS},
          (select min(d.inicio_em) from turma_avaliacao ta
             join turma_avaliacao_dia d on d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
            where ta.escola_id = i.escola_id and ta.avaliacao_id = i.avaliacao_id and d.dia_prova = i.dia_prova) as inicio_em
     from avaliacao_item i join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
    where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id and i.id = :item_id`,
);

/** One item with its question; null when the exam has no such item. */
export async function findItemLido(escola: Tenant, avaliacao_id: number, item_id: number): Promise<ItemLidoRow | null> {
  const [row] = await escola.run(item, { avaliacao_id, item_id });
  return row ? sealQuestao(row) : null;
}
