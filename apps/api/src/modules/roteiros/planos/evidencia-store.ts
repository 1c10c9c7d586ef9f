/**
 * Reads what is known about the ability of students: answers to released exams, and first answers in phases. It takes
 * one statement for each, however many students, exams and roadmaps. Keys are compared here and not returned.
 */
import { isGabaritoReleased } from '@luneta/domain/gabarito';
import type { Evidence, ProvaEvidence } from '@luneta/domain/previsao';

import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { toExam } from '../../questoes/index.ts';

type TriRow = {
  readonly area_codigo: string;
  readonly acertou: boolean;
  readonly tri_a: number;
  readonly tri_b: number;
  readonly tri_c: number;
};

/** An answer, with the area whose ability it measures. */
export type EvidenciaArea = Evidence & { readonly area_codigo: string };

export type EvidenciaProva = EvidenciaArea & ProvaEvidence & { readonly turma_aluno_id: number };

const toEvidence = <Row extends TriRow>({ tri_a, tri_b, tri_c, ...row }: Row) => ({
  ...row,
  tri: { a: tri_a, b: tri_b, c: tri_c },
});

type ProvaRow = TriRow & {
  readonly turma_aluno_id: number;
  readonly turma_avaliacao_id: number;
  readonly encerrada_em: Date;
  readonly liberado_em: Date | null;
};

const AREA_OF_QUESTAO = `join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
   join area_conhecimento ar on ar.escola_id = m.escola_id and ar.id = m.area_conhecimento_id`;

/** Calibrated items that count, in the chosen language. A blank is wrong. */
const provas = statement<
  { escola_id: number; alunos: readonly number[]; areas: readonly string[] | null; agora: Date },
  ProvaRow
>(
  'find_evidencia_provas',
  `with feita as (
     select t.escola_id, t.id, t.turma_aluno_id, t.turma_avaliacao_id, t.dia_prova, t.lingua_estrangeira, t.encerrada_em, ta.avaliacao_id
     from tentativa t
     join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
     where t.escola_id = :escola_id and t.turma_aluno_id = any(:alunos::bigint[]) and t.encerrada_em <= :agora
       and ta.cancelada_em is null)
   select f.turma_aluno_id, f.turma_avaliacao_id, f.encerrada_em, a.liberado_em, ar.codigo as area_codigo,
          q.tri_a, q.tri_b, q.tri_c, coalesce(q.gabarito = chr(64 + r.item_resposta), false) as acertou
   from feita f
   join avaliacao a on a.escola_id = f.escola_id and a.id = f.avaliacao_id
   join avaliacao_item i on i.escola_id = f.escola_id and i.avaliacao_id = f.avaliacao_id and i.dia_prova = f.dia_prova
     and (i.lingua_estrangeira is null or i.lingua_estrangeira = f.lingua_estrangeira)
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   ${AREA_OF_QUESTAO}
   left join resposta r on r.escola_id = f.escola_id and r.tentativa_id = f.id and r.avaliacao_item_id = i.id
   where q.tri_a is not null and q.gabarito is not null and not q.subjetiva and not i.anulada and not i.fora_da_tri
     and (:areas::text[] is null or ar.codigo = any(:areas::text[]))
   order by f.id, i.id`,
);

/**
 * Answers to exams that are released now, of all areas or some. Other exams must not affect anything visible (security
 * T5).
 */
export async function findEvidenciaProvas(
  escola: Tenant,
  alunos: readonly number[],
  agora: Date,
  areas: readonly string[] | null = null,
): Promise<EvidenciaProva[]> {
  const rows = await escola.run(provas, { alunos, areas, agora });
  return rows
    .filter((row) => isGabaritoReleased(toExam(row), agora.getTime()))
    .map((row) => ({
      ...toEvidence(row),
      encerradaMs: row.encerrada_em.getTime(),
    }));
}

export type EvidenciaFase = EvidenciaArea & { readonly turma_avaliacao_id: number; readonly tipo: 1 | 2 };

const fases = statement<
  { escola_id: number; turma_aluno_id: number; provas: readonly number[] },
  TriRow & { turma_avaliacao_id: number; tipo: 1 | 2 }
>(
  'find_evidencia_fases',
  `select distinct on (tr.turma_avaliacao_id, tr.tipo, ti.questao_id) tr.turma_avaliacao_id, tr.tipo, ar.codigo as area_codigo,
          q.tri_a, q.tri_b, q.tri_c, q.gabarito = chr(64 + fi.resposta_1) as acertou
   from fase_execucao fe
   join trilha_fase f on f.escola_id = fe.escola_id and f.id = fe.trilha_fase_id
   join trilha tr on tr.escola_id = f.escola_id and tr.id = f.trilha_id and tr.turma_avaliacao_id = any(:provas::bigint[])
   join fase_item fi on fi.escola_id = fe.escola_id and fi.fase_execucao_id = fe.id and fi.respondida_1_em <= tr.data_fim
   join trilha_item ti on ti.escola_id = fi.escola_id and ti.id = fi.trilha_item_id
   join questao q on q.escola_id = ti.escola_id and q.id = ti.questao_id
   ${AREA_OF_QUESTAO}
   where fe.escola_id = :escola_id and fe.turma_aluno_id = :turma_aluno_id and q.tri_a is not null and q.gabarito is not null
   order by tr.turma_avaliacao_id, tr.tipo, ti.questao_id, fi.respondida_1_em, fe.id`,
);

/**
 * The first answer to each question in the roadmaps of these exams, up to the end of the roadmap: later ones are practice
 * after the exam (decision 191). A repeated answer measures memory more than ability.
 */
export async function findEvidenciaFases(
  escola: Tenant,
  turma_aluno_id: number,
  turma_avaliacao_ids: readonly number[],
): Promise<EvidenciaFase[]> {
  return (await escola.run(fases, { turma_aluno_id, provas: turma_avaliacao_ids })).map(toEvidence);
}
