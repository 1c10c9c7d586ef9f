/** One student who had left comes back, to the same class or to another one. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { errors } from '../../../http/errors.ts';
import { matriculaErrors } from './errors.ts';
import { type Estado, lockMatriculas } from './estado-store.ts';
import { createMatriculas } from './matricula.ts';
import { type Consequencias, reativarMatriculas, type Remanejamento } from './mudancas.ts';

/** The class of an enrolment, and how it stands. */
const TURMA = statement<
  { escola_id: number; turma_aluno_id: number },
  { turma_id: number; codigo: string; ano: number; status: Estado['status'] }
>(
  'find_matricula_turma',
  `select t.id as turma_id, t.codigo, t.ano, m.status
     from turma_aluno m
     join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
     join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id and p.anonimizada_em is null
    where m.escola_id = :escola_id and m.id = :turma_aluno_id`,
);

/** @throws 404 when the enrolment does not exist, or the data of its student were erased */
export async function findMatriculaTurma(escola: Tenant, turma_aluno_id: number) {
  const [found] = await escola.run(TURMA, { turma_aluno_id });
  if (!found) throw errors.notFound();
  return found;
}

/**
 * One student who had left is there again, in this class: the former enrolment in it, or a new one. Joins the caller's
 * transaction.
 * @returns the id of the present enrolment
 * @throws as `reativarMatriculas`
 */
export async function comeBack(
  tx: Tenant,
  { turma_aluno_id, turma_id, em }: Remanejamento,
  then: Consequencias,
): Promise<number> {
  const [before] = await lockMatriculas(tx, [turma_aluno_id], then.agora);
  if (!before) throw errors.notFound();
  if (before.status === 'Atual') throw matriculaErrors.current();
  if (turma_id === before.turma_id) {
    await reativarMatriculas(tx, [turma_aluno_id], then);
    return turma_aluno_id;
  }
  const { pessoa_id, fator_tempo, passa_da_janela, meta_semana } = before;
  const row = {
    turma_id,
    pessoa_id,
    status: 'Atual' as const,
    fator_tempo,
    passa_da_janela,
    meta_semana,
    inicio_em: em,
  };
  const [agora] = await createMatriculas(tx, [row], then);
  if (agora === undefined) throw new Error('no enrolment was made');
  await then.carried(tx, [{ antes: turma_aluno_id, agora }], then.agora);
  return agora;
}
