/** Reads an item with what decides about its repair, and writes the repair. No key leaves this file. */
import type { QuestaoDoReparo } from '@luneta/domain/monta-reparo';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { type Moved, type Moves, moving } from '../../release-store.ts';
import type { ItemRow } from './partes-store.ts';
import { revisaoOf } from '../../revisao-sql.ts';

type OfItem = { escola_id: number; avaliacao_id: number; item_id: number };

const QUESTAO = (q: string) => `json_build_object('questao_id', ${q}.id, 'raiz_id', coalesce(${q}.raiz_id, ${q}.id),
  'subjetiva', ${q}.subjetiva, 'situacao', ${q}.situacao, 'tem_gabarito', ${q}.gabarito is not null,
  'texto_base_id', ${q}.texto_base_id, 'opcoes', (select count(*)::int from unnest(
     array[${q}.opcao_a, ${q}.opcao_b, ${q}.opcao_c, ${q}.opcao_d, ${q}.opcao_e]) o where o <> ''))`;

export type AlvoReparo = {
  readonly anulada: boolean;
  readonly embaralhada: boolean;
  readonly cancelada: boolean;
  readonly liberado_em: Date | null;
  readonly questao: QuestaoDoReparo;
};

const FIND = statement<OfItem, AlvoReparo>(
  'find_alvo_do_reparo',
  `select i.anulada, a.embaralhar as embaralhada, a.cancelada_em is not null as cancelada, a.liberado_em, ${QUESTAO('q')} as questao
     from avaliacao_item i
     join avaliacao a on a.escola_id = i.escola_id and a.id = i.avaliacao_id
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
    where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id and i.id = :item_id`,
);
const NOVA = statement<{ escola_id: number; questao_id: number }, { questao: QuestaoDoReparo }>(
  'find_questao_do_reparo',
  `select ${QUESTAO('q')} as questao from questao q where q.escola_id = :escola_id and q.id = :questao_id for share of q`,
);

export async function findAlvo(tx: Tenant, avaliacao_id: number, item_id: number): Promise<AlvoReparo | undefined> {
  const [row] = await tx.run(FIND, { avaliacao_id, item_id });
  return row;
}

/** A revision of the bank, which nobody edits until the transaction ends; null where the school has none. */
export async function findNova(tx: Tenant, questao_id: number): Promise<QuestaoDoReparo | null> {
  const [row] = await tx.run(NOVA, { questao_id });
  return row?.questao ?? null;
}

const SAVE = moving(
  statement<OfItem & { anulada: boolean; questao_id: number; agora: Date }, Moved>(
    'repair_avaliacao_item',
    `update avaliacao_item set anulada = :anulada, questao_id = :questao_id, reparado_em = :agora
      where escola_id = :escola_id and avaliacao_id = :avaliacao_id and id = :item_id returning avaliacao_id`,
  ),
);

/** Shows the repair to everybody at once. */
export async function saveReparo(
  tx: Moves,
  of: {
    readonly avaliacao_id: number;
    readonly item_id: number;
    readonly anulada: boolean;
    readonly questao_id: number;
    readonly agora: Date;
  },
): Promise<void> {
  await tx.move(SAVE, of);
}

const ITEM = statement<OfItem, ItemRow & { revisao_prova: number }>(
  'find_item_reparado',
  `select i.id as item_id, i.numero, q.id as banco_questao_id, q.codigo, q.revisao, m.nome as materia_nome, i.lingua_estrangeira,
          i.pontuacao::float8 as pontuacao, i.bloco, i.anulada, to_json(i.reparado_em)#>>'{}' as reparado_em,
          ${revisaoOf(':escola_id', ':avaliacao_id')} as revisao_prova
     from avaliacao_item i
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
     join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
    where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id and i.id = :item_id`,
);

/** The item as it now stands, with the number of repairs of the exam. */
export async function findReparado(tx: Tenant, avaliacao_id: number, item_id: number) {
  const [row] = await tx.run(ITEM, { avaliacao_id, item_id });
  if (!row) throw new Error('the repaired item is gone');
  return row;
}
