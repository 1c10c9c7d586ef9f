/** A class and its teachers as a change sends them: what is not changed stays as it was read. Pure. */
import type { ProfessorDaTurma, TurmaDaEscola } from '@luneta/api-client';

export const turmaRequest = ({
  turma_id,
  versao,
  codigo,
  sede_id,
  serie_id,
  turno,
  ano,
  versao_aluno,
}: TurmaDaEscola) => ({ turma_id, versao, codigo, sede_id, serie_id, turno: turno ?? 1, ano, versao_aluno });

type Sent = Pick<ProfessorDaTurma, 'pessoa_id' | 'materia_id' | 'valido_ate'>;

export const professoresRequest = (professores: readonly Sent[]): Sent[] =>
  professores.map(({ pessoa_id, materia_id, valido_ate }) => ({ pessoa_id, materia_id, valido_ate }));

/** The list with this one in it: in its place, or at the end. */
export function withProfessor(professores: readonly Sent[], one: Sent): Sent[] {
  const all = professoresRequest(professores);
  return all.some(({ pessoa_id }) => pessoa_id === one.pessoa_id)
    ? all.map((other) => (other.pessoa_id === one.pessoa_id ? one : other))
    : [...all, one];
}
