/** Reads the phases of one roadmap, and the exam questions that they prepare or repair. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type FaseDaLista = {
  readonly trilha_fase_id: number;
  readonly secao: string;
  readonly objeto_conhecimento_descricao: string;
  /** Null while the phase is not finished. */
  readonly estrelas: number | null;
};

const fases = statement<{ escola_id: number; trilha_id: number; turma_aluno_id: number }, FaseDaLista>(
  'find_roteiro_fases',
  `select f.id as trilha_fase_id, f.secao, o.descricao as objeto_conhecimento_descricao, e.estrelas
   from trilha_fase f
   join objeto_conhecimento o on o.escola_id = f.escola_id and o.id = f.objeto_conhecimento_id
   left join fase_execucao e on e.escola_id = f.escola_id and e.trilha_fase_id = f.id
     and e.turma_aluno_id = :turma_aluno_id and e.numero = 1
   where f.escola_id = :escola_id and f.trilha_id = :trilha_id order by f.ordem limit 500`,
);

export function findFases(escola: Tenant, trilha_id: number, turma_aluno_id: number): Promise<FaseDaLista[]> {
  return escola.run(fases, { trilha_id, turma_aluno_id });
}

/** A question of the exam that a phase prepares (before the exam) or repairs (after it). */
export type QuestaoProva = {
  readonly trilha_fase_id: number;
  readonly numero: number;
  readonly desempenho_esperado: number | null;
};

const questoes = statement<{ escola_id: number; trilha_id: number }, QuestaoProva>(
  'find_roteiro_questoes_prova',
  `select q.trilha_fase_id, i.numero, q.desempenho_esperado
   from trilha_fase f
   join trilha_fase_questao q on q.escola_id = f.escola_id and q.trilha_fase_id = f.id
   join avaliacao_item i on i.escola_id = q.escola_id and i.id = q.avaliacao_item_id
   where f.escola_id = :escola_id and f.trilha_id = :trilha_id order by i.dia_prova, i.numero, i.id`,
);

/** By phase, in the order of the exam. */
export async function findQuestoesProva(escola: Tenant, trilha_id: number): Promise<Map<number, QuestaoProva[]>> {
  const byFase = new Map<number, QuestaoProva[]>();
  for (const row of await escola.run(questoes, { trilha_id }))
    byFase.set(row.trilha_fase_id, [...(byFase.get(row.trilha_fase_id) ?? []), row]);
  return byFase;
}
