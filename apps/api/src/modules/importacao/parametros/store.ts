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

const ITENS = statement<{ escola_id: number; avaliacao_id: number }, ItemRow>(
  'find_parametros_itens',
  `select i.id, i.numero, i.lingua_estrangeira, i.questao_id, i.anulada, i.fora_da_tri, q.codigo, a.codigo as area,
          q.gabarito, q.habilidade, q.tri_a, q.tri_b, q.tri_c, q.tri_origem, q.enunciado,
          q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, q.opcao_e
     from avaliacao_item i
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
     join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
     join area_conhecimento a on a.escola_id = m.escola_id and a.id = m.area_conhecimento_id
    where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id and not q.subjetiva
    order by i.numero, i.lingua_estrangeira nulls first`,
);
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
