/** Reads the stored release of exams in the shape that the domain's rule needs. It decides nothing. */
import type { ExamOfQuestao } from '@luneta/domain/gabarito';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

/** An exam's row in the shape of the domain. */
export function toExam({ liberado_em }: { readonly liberado_em: Date | null }): ExamOfQuestao {
  return { liberadoEmMs: liberado_em?.getTime() ?? null };
}

/** Every revision `f` of the family of a question `g`: they mostly share the key, so an exam of one withholds all (rule BAN-5). */
const FAMILY = `questao g
   join questao f on f.escola_id = g.escola_id and (f.id = coalesce(g.raiz_id, g.id) or f.raiz_id = coalesce(g.raiz_id, g.id))`;

/** Exams of the school that contain a revision and were given to a class: rows `i` of `avaliacao_item` with their exam `a`. */
const GIVEN = (questoes: string) => `
   from ${FAMILY}
   join avaliacao_item i on i.escola_id = f.escola_id and i.questao_id = f.id
   join avaliacao a on a.escola_id = i.escola_id and a.id = i.avaliacao_id
   where g.escola_id = :escola_id and f.escola_id = :escola_id and i.escola_id = :escola_id and g.id ${questoes}
     and exists (select from turma_avaliacao c where c.escola_id = a.escola_id and c.avaliacao_id = a.id)`;

/** SQL array of the releases of those exams for one question; null stands for an exam that has none yet. */
export const RELEASES_OF = (questao: string) => `array(select a.liberado_em ${GIVEN(`= ${questao}`)})`;

const examsOfQuestoes = statement<
  { escola_id: number; questao_ids: readonly number[] },
  { questao_id: number; avaliacao_id: number; liberado_em: Date | null }
>(
  'find_exams_of_questoes',
  `select distinct g.id as questao_id, i.avaliacao_id, a.liberado_em ${GIVEN('= any(:questao_ids::bigint[])')}`,
);

export type ExamOfSchool = ExamOfQuestao & { readonly avaliacao_id: number };

/** For each question, every exam of the school that contains a revision of it and was given to a class. Questions in no exam are absent. */
export async function findExamsOfQuestoes(
  escola: Tenant,
  questao_ids: readonly number[],
): Promise<Map<number, ExamOfSchool[]>> {
  const exams = new Map<number, ExamOfSchool[]>();
  if (questao_ids.length === 0) return exams;
  for (const row of await escola.run(examsOfQuestoes, { questao_ids })) {
    exams.set(row.questao_id, [
      ...(exams.get(row.questao_id) ?? []),
      { ...toExam(row), avaliacao_id: row.avaliacao_id },
    ]);
  }
  return exams;
}

const exams = statement<
  { escola_id: number; avaliacao_ids: readonly number[] },
  { avaliacao_id: number; liberado_em: Date | null }
>(
  'find_exams_of_avaliacoes',
  `select id as avaliacao_id, liberado_em from avaliacao
   where escola_id = :escola_id and id = any(:avaliacao_ids::bigint[])`,
);

/** The release of many assessments in one statement. */
export async function findExams(escola: Tenant, avaliacao_ids: readonly number[]): Promise<Map<number, ExamOfQuestao>> {
  const rows = await escola.run(exams, { avaliacao_ids: [...new Set(avaliacao_ids)] });
  return new Map(rows.map((row) => [row.avaliacao_id, toExam(row)]));
}

/** The release of one assessment. An assessment that does not exist counts as never released. */
export async function findExam(escola: Tenant, avaliacao_id: number): Promise<ExamOfQuestao> {
  return (await findExams(escola, [avaliacao_id])).get(avaliacao_id) ?? { liberadoEmMs: null };
}
