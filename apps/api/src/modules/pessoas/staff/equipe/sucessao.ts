/** The classes of a teacher whose access ends go over to another teacher of the school (decision 231). */
import { isDayToCome, successorProblem, type SuccessorProblem } from '@luneta/domain/equipe';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { ApiError } from '../../../../http/errors.ts';
import { findConfiguracao } from '../../../escola/index.ts';
import { equipeErrors } from './errors.ts';

/** Who takes over, and the day of it by the clock of the school (`YYYY-MM-DD`). */
export type Sucessao = { readonly sucessor_id: number; readonly a_partir: string | null };

type Pessoa = { readonly perfil: string; readonly ativa: boolean };

/** Read without a lock: ends of access come one after another, because each locks who is in charge first. */
const FIND = statement<{ escola_id: number; sucessor_id: number }, Pessoa>(
  'find_gestao_equipe_sucessor',
  `select p.perfil, p.ativa from pessoa p
    where p.escola_id = :escola_id and p.id = :sucessor_id
      and p.perfil not in ('aluno', 'responsavel')`,
);
/** A substitute's last day goes over with the class; who has it for longer keeps it. */
const GIVE = statement<{ escola_id: number; pessoa_id: number; sucessor_id: number }, never>(
  'hand_over_equipe_turmas',
  `insert into turma_professor as s (escola_id, turma_id, pessoa_id, materia_id, valido_ate)
   select x.escola_id, x.turma_id, :sucessor_id, x.materia_id, x.valido_ate from turma_professor x
    where x.escola_id = :escola_id and x.pessoa_id = :pessoa_id
   on conflict (escola_id, turma_id, pessoa_id) do update set valido_ate = case
     when s.valido_ate is null or excluded.valido_ate is null then null
     else greatest(s.valido_ate, excluded.valido_ate) end`,
);
const LEAVE = statement<{ escola_id: number; pessoa_id: number }, { turma_id: number }>(
  'leave_equipe_turmas',
  `delete from turma_professor x where x.escola_id = :escola_id and x.pessoa_id = :pessoa_id returning x.turma_id`,
);

const REFUSALS: Readonly<Record<SuccessorProblem, () => ApiError>> = {
  desconhecido: equipeErrors.unknownSuccessor,
  sem_acesso: equipeErrors.successorEnded,
  nao_docente: equipeErrors.successorNoTeacher,
};

/**
 * @param escola inside the transaction that ends the access
 * @throws 422 for a day to come, and for a successor who is of another school, has no access or does not teach
 */
export async function assertSuccession(
  escola: Tenant,
  { pessoa_id, agora }: { readonly pessoa_id: number; readonly agora: Date },
  { sucessor_id, a_partir }: Sucessao,
): Promise<void> {
  const { fuso_horario } = await findConfiguracao(escola);
  if (a_partir !== null && isDayToCome(a_partir, agora.getTime(), fuso_horario)) throw equipeErrors.successionToCome();
  const [other = null] = sucessor_id === pessoa_id ? [] : await escola.run(FIND, { sucessor_id });
  const problem = successorProblem(other);
  if (problem !== null) throw REFUSALS[problem]();
}

/** Returns the ids of the classes that went over, smallest first; a class that the successor has already is one of them. */
export async function passTurmas(escola: Tenant, pessoa_id: number, sucessor_id: number): Promise<readonly number[]> {
  await escola.run(GIVE, { pessoa_id, sucessor_id });
  const rows = await escola.run(LEAVE, { pessoa_id });
  return rows.map(({ turma_id }) => turma_id).toSorted((a, b) => a - b);
}
