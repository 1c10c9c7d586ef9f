/** The weekly goal of one student, and the phases of the week: read in one statement. The enrolment keeps the goal. */
import { META_PADRAO } from '@luneta/domain/meta-semana';

import { statement } from '../../../../../database/statement.ts';
import type { Tenant } from '../../../../../database/tenant.ts';
import { setMetaSemana } from '../../../../pessoas/index.ts';

/** `desde` is the beginning of the week. */
type OfSemana = { readonly turma_aluno_id: number; readonly desde: Date };
export type MetaRow = { readonly meta: number; readonly qtde_fases_concluidas: number };

/** A phase counts with a star, so that practice does not, and once however often it is played. */
const CONCLUIDAS = `(select count(distinct e.trilha_fase_id)::int from fase_execucao e
   where e.escola_id = :escola_id and e.turma_aluno_id = :turma_aluno_id
     and e.concluida_em >= :desde::timestamptz and e.estrelas > 0) as qtde_fases_concluidas`;

const metaSemana = statement<OfSemana & { escola_id: number }, MetaRow>(
  'find_meta_semana',
  `select coalesce(al.meta_semana, ${META_PADRAO})::int as meta, ${CONCLUIDAS}
   from turma_aluno al where al.escola_id = :escola_id and al.id = :turma_aluno_id`,
);

/** @throws when the student of the session is gone */
function only(rows: readonly MetaRow[]): MetaRow {
  const [row] = rows;
  if (!row) throw new Error('the student of this session has no enrolment');
  return row;
}

export const findMeta = async (escola: Tenant, of: OfSemana): Promise<MetaRow> =>
  only(await escola.run(metaSemana, of));

/** Sets the goal. @returns it with the phases of the week */
export async function setMeta(escola: Tenant, of: OfSemana, meta: number): Promise<MetaRow> {
  await setMetaSemana(escola, of.turma_aluno_id, meta);
  return findMeta(escola, of);
}
