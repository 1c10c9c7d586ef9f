/** Reads the uses of one question in exams, and how often each option was chosen. The caller decides about release. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

/** The contract's limit. */
const MAX_USES = 200;

export type UsoRow = {
  readonly item_id: number;
  readonly avaliacao_id: number;
  readonly descricao: string;
  readonly dia_prova: number;
  readonly numero: number;
  readonly anulada: boolean;
  readonly gabarito_bonificado: boolean;
  readonly data_aplicacao: Date | null;
  /** Over all classes. Null while the results are not computed. */
  readonly presentes: number | null;
  readonly acertos: number | null;
};

const USES = statement<{ escola_id: number; questao_id: number; quantos: number }, UsoRow>(
  'find_questao_usos',
  `select i.id as item_id, i.avaliacao_id, a.descricao, i.dia_prova, i.numero, i.anulada, i.gabarito_bonificado,
          d.inicio_em as data_aplicacao, s.presentes, s.acertos
     from avaliacao_item i
     join avaliacao a on a.escola_id = i.escola_id and a.id = i.avaliacao_id
     left join lateral (
       select sum(e.presentes)::int as presentes, sum(e.acertos)::int as acertos from item_estatistica e
        where e.escola_id = i.escola_id and e.avaliacao_item_id = i.id) s on true
     left join lateral (
       select min(w.inicio_em) as inicio_em from turma_avaliacao c
         join turma_avaliacao_dia w on w.escola_id = c.escola_id and w.turma_avaliacao_id = c.id and w.dia_prova = i.dia_prova
        where c.escola_id = i.escola_id and c.avaliacao_id = i.avaliacao_id) d on true
    where i.escola_id = :escola_id and i.questao_id = :questao_id
    order by d.inicio_em desc nulls first, i.id desc limit :quantos`,
);

/** Exams that hold the question, newest first. */
export function findUsos(escola: Tenant, questao_id: number): Promise<UsoRow[]> {
  return escola.run(USES, { questao_id, quantos: MAX_USES });
}

export type OpcaoRow = {
  readonly item_id: number;
  readonly item_resposta: 1 | 2 | 3 | 4 | 5 | null;
  readonly qtde: number;
};

/** Counts those who took the item's day in its language, as the results do. */
const OPTIONS = statement<{ escola_id: number; itens: readonly number[] }, OpcaoRow>(
  'find_questao_opcoes',
  `select i.id as item_id, r.item_resposta, count(*)::int as qtde
     from avaliacao_item i
     join turma_avaliacao c on c.escola_id = i.escola_id and c.avaliacao_id = i.avaliacao_id
     join tentativa t on t.escola_id = c.escola_id and t.turma_avaliacao_id = c.id and t.dia_prova = i.dia_prova
      and (i.lingua_estrangeira is null or i.lingua_estrangeira = t.lingua_estrangeira)
     left join resposta r on r.escola_id = t.escola_id and r.tentativa_id = t.id and r.avaliacao_item_id = i.id
    where i.escola_id = :escola_id and i.id = any(:itens::bigint[]) and r.dupla_marcacao is not true
    group by i.id, r.item_resposta order by i.id, r.item_resposta nulls last`,
);

/** How often each option of these items was chosen; null stands for a blank. More than one marked option is neither (rule NOT-16). */
export async function countOpcoes(escola: Tenant, itens: readonly number[]): Promise<OpcaoRow[]> {
  return itens.length === 0 ? [] : escola.run(OPTIONS, { itens });
}
