/**
 * Reads the phases of roadmaps with the student's best stars, and the exam questions they prepared, in one statement
 * each.
 */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { seal, type Unsealed } from '../../../questoes/index.ts';
import type { FalhaRow } from '../../../resultados/index.ts';

/** Best stars of the student in a phase; null while it was never finished. */
const ESTRELAS = `(select max(fe.estrelas) from fase_execucao fe
   where fe.escola_id = f.escola_id and fe.trilha_fase_id = f.id and fe.turma_aluno_id = :turma_aluno_id) as qtde_estrelas`;

export type FaseRow = { readonly tipo: 1 | 2; readonly qtde_estrelas: number | null };

const fasesDaProva = statement<{ escola_id: number; turma_aluno_id: number; turma_avaliacao_id: number }, FaseRow>(
  'find_resultado_fases',
  `select tr.tipo, ${ESTRELAS}
   from trilha tr
   join trilha_fase f on f.escola_id = tr.escola_id and f.trilha_id = tr.id
   where tr.escola_id = :escola_id and tr.turma_avaliacao_id = :turma_avaliacao_id
     and (tr.turma_aluno_id is null or tr.turma_aluno_id = :turma_aluno_id)`,
);

/** Phases of the exam's roadmaps: the class's and the student's own. */
export function findFasesDaProva(
  escola: Tenant,
  turma_aluno_id: number,
  turma_avaliacao_id: number,
): Promise<FaseRow[]> {
  return escola.run(fasesDaProva, { turma_aluno_id, turma_avaliacao_id });
}

/** Of days the student took, in the chosen language. */
const falhas = statement<{ escola_id: number; turma_aluno_id: number; provas: readonly number[] }, Unsealed<FalhaRow>>(
  'find_resultado_falhas',
  `select tr.turma_avaliacao_id, m.id as materia_id, m.nome as materia_nome, f.id as trilha_fase_id, ${ESTRELAS},
          tr.criada_em, x.questao_id, x.area_codigo, x.tri_a, x.tri_b, x.tri_c, x.anulada, x.subjetiva, x.gabarito_bonificado, x.gabarito, x.item_resposta
   from trilha tr
   join materia m on m.escola_id = tr.escola_id and m.id = tr.materia_id
   join trilha_fase f on f.escola_id = tr.escola_id and f.trilha_id = tr.id
   left join lateral (
     select i.questao_id, ar.codigo as area_codigo, q.tri_a, q.tri_b, q.tri_c, i.anulada, q.subjetiva, i.gabarito_bonificado, q.gabarito, r.item_resposta
     from trilha_fase_questao fq
     join avaliacao_item i on i.escola_id = fq.escola_id and i.id = fq.avaliacao_item_id
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
     join materia mq on mq.escola_id = q.escola_id and mq.id = q.materia_id
     join area_conhecimento ar on ar.escola_id = mq.escola_id and ar.id = mq.area_conhecimento_id
     join tentativa t on t.escola_id = fq.escola_id and t.turma_avaliacao_id = tr.turma_avaliacao_id and t.dia_prova = i.dia_prova
       and t.turma_aluno_id = :turma_aluno_id
     left join resposta r on r.escola_id = t.escola_id and r.tentativa_id = t.id and r.avaliacao_item_id = i.id
     where fq.escola_id = f.escola_id and fq.trilha_fase_id = f.id
       and (i.lingua_estrangeira is null or i.lingua_estrangeira = t.lingua_estrangeira)
   ) x on true
   where tr.escola_id = :escola_id and tr.tipo = 1 and tr.turma_avaliacao_id = any(:provas::bigint[])
   order by m.id, f.id`,
);

/** Study roadmaps of the given exams, by subject, phase and question. */
export async function findFalhas(
  escola: Tenant,
  turma_aluno_id: number,
  turma_avaliacao_ids: readonly number[],
): Promise<FalhaRow[]> {
  const rows = await escola.run(falhas, { turma_aluno_id, provas: turma_avaliacao_ids });
  return rows.map((row) => ({ ...row, gabarito: seal(row.gabarito) }));
}
