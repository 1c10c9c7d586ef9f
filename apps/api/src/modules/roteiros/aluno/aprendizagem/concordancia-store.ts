/** Stores whether a student agrees with the level of a chapter. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

type Where = { readonly turma_aluno_id: number; readonly materia_id: number; readonly ciclo: number };

const concordanciasOf = statement<{ escola_id: number } & Where, { capitulo_numero: number; concorda: boolean | null }>(
  'find_concordancias',
  `select capitulo_numero, concorda from aprendizagem_concordancia
   where escola_id = :escola_id and turma_aluno_id = :turma_aluno_id and materia_id = :materia_id and ciclo = :ciclo`,
);

/** The answers of one subject and cycle, by chapter. */
export async function findConcordancias(escola: Tenant, where: Where): Promise<Map<number, boolean | null>> {
  const rows = await escola.run(concordanciasOf, where);
  return new Map(rows.map((row) => [row.capitulo_numero, row.concorda]));
}

const saveConcordanciaOf = statement<
  { escola_id: number; capitulo_numero: number; concorda: boolean | null; agora: Date } & Where,
  never
>(
  'save_concordancia',
  `insert into aprendizagem_concordancia (escola_id, turma_aluno_id, materia_id, ciclo, capitulo_numero, concorda, gravada_em)
   values (:escola_id, :turma_aluno_id, :materia_id, :ciclo, :capitulo_numero, :concorda, :agora)
   on conflict (escola_id, turma_aluno_id, materia_id, ciclo, capitulo_numero) do update
     set concorda = excluded.concorda, gravada_em = excluded.gravada_em`,
);

/** Writes one row per student, subject, cycle and chapter; a new answer replaces the old one (decision 184). */
export async function saveConcordancia(
  escola: Tenant,
  given: Where & { readonly capitulo_numero: number; readonly concorda: boolean | null; readonly agora: Date },
): Promise<void> {
  await escola.run(saveConcordanciaOf, given);
}
