/** The statements of an import of parameters: items of an exam with their questions, and what is changed of them. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { type ItemEstado, setItemEstado } from '../../provas/index.ts';
import { type QuestaoParametros, setParametros } from '../../questoes/index.ts';

const EXAM = statement<{ escola_id: number; codigo: string }, { id: number }>(
  'find_parametros_avaliacao',
  'select id from avaliacao where escola_id = :escola_id and codigo = :codigo for update',
);

/** What parameters decide about an item and its question. */
export type Alvo = QuestaoParametros & ItemEstado;
export type ItemRow = Alvo & {
  readonly id: number;
  readonly numero: number;
  readonly lingua_estrangeira: number | null;
  readonly questao_id: number;
  readonly codigo: string;
  readonly area: string;
  readonly enunciado: string;
  readonly opcao_a: string;
  readonly opcao_b: string;
  readonly opcao_c: string;
  readonly opcao_d: string;
  readonly opcao_e: string | null;
};

const COLUMNS = `q.codigo, a.codigo as area, q.gabarito, q.habilidade, q.tri_a, q.tri_b, q.tri_c, q.tri_origem, q.enunciado,
          q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, q.opcao_e`;

const ITENS = statement<{ escola_id: number; avaliacao_id: number }, ItemRow>(
  'find_parametros_itens',
  `select i.id, i.numero, i.lingua_estrangeira, i.questao_id, i.anulada, i.fora_da_tri, ${COLUMNS}
     from avaliacao_item i
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
     join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
     join area_conhecimento a on a.escola_id = m.escola_id and a.id = m.area_conhecimento_id
    where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id and not q.subjetiva
    order by i.numero, i.lingua_estrangeira nulls first`,
);

const QUESTOES = statement<{ escola_id: number; ids: readonly number[] }, QuestaoDoRascunho>(
  'find_parametros_questoes',
  `select q.id as questao_id, q.autor_id, ${COLUMNS},
          exists (select from avaliacao_item i where i.escola_id = :escola_id and i.questao_id = q.id) as em_uso
     from questao q
     join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
     join area_conhecimento a on a.escola_id = m.escola_id and a.id = m.area_conhecimento_id
    where q.escola_id = :escola_id and q.id = any(:ids::bigint[]) and not q.subjetiva`,
);

/** A question that a draft names; `em_uso`: a published exam asks it. */
export type QuestaoDoRascunho = Omit<ItemRow, 'id' | 'numero' | 'lingua_estrangeira' | 'anulada' | 'fora_da_tri'> & {
  readonly autor_id: number | null;
  readonly em_uso: boolean;
};

/** The questions of a draft by their ids. */
export const findQuestoesPorId = (escola: Tenant, ids: readonly number[]): Promise<QuestaoDoRascunho[]> =>
  escola.run(QUESTOES, { ids });

const NOME = statement<{ escola_id: number; id: number }, { descricao: string }>(
  'find_parametros_prova',
  'select descricao from avaliacao where escola_id = :escola_id and id = :id',
);

/** The name of a published exam; undefined when the school has none of that id. */
export async function findDescricao(escola: Tenant, id: number): Promise<string | undefined> {
  return (await escola.run(NOME, { id }))[0]?.descricao;
}

const LOCK = statement<{ escola_id: number; id: number }, { id: number }>(
  'lock_parametros_prova',
  'select id from avaliacao where escola_id = :escola_id and id = :id for update',
);

/** Locks a published exam by its id. */
export async function lockProva(tx: Tenant, id: number): Promise<void> {
  await tx.run(LOCK, { id });
}

/** Locks the exam, so that two imports of parameters do not mix. */
export async function lockAvaliacao(escola: Tenant, codigo: string): Promise<number | undefined> {
  const [row] = await escola.run(EXAM, { codigo });
  return row?.id;
}

export function findItens(escola: Tenant, avaliacao_id: number): Promise<ItemRow[]> {
  return escola.run(ITENS, { avaliacao_id });
}

/** Writes what an item and its question become. */
export async function saveAlvo(escola: Tenant, row: ItemRow, alvo: Alvo, agora: Date): Promise<void> {
  const { anulada, fora_da_tri, ...question } = alvo;
  await setParametros(escola, row.questao_id, question, agora);
  await setItemEstado(escola, row.id, { anulada, fora_da_tri });
}
