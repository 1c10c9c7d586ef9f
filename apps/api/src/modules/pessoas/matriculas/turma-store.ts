/** The class that an enrolment is about. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { conflict, errors } from '../../../http/errors.ts';

export type TurmaAberta = { readonly turma_id: number; readonly codigo: string; readonly ano: number };

const FIND = statement<
  { escola_id: number; turma_id: number },
  TurmaAberta & { arquivada: boolean; encerrado: boolean }
>(
  'find_turma_da_matricula',
  `select t.id as turma_id, t.codigo, t.ano, t.arquivada_em is not null as arquivada,
          exists (select from ano_letivo a where a.escola_id = :escola_id and a.ano = t.ano and a.situacao = 'encerrado') as encerrado
     from turma t where t.escola_id = :escola_id and t.id = :turma_id`,
);

const archived = () => conflict('turma_arquivada', 'Esta turma está arquivada. Escolha outra.').at('turma_id');
const closedYear = () =>
  conflict('ano_encerrado', 'O ano letivo desta turma está encerrado: as matrículas dele só podem ser vistas.').at(
    'turma_id',
  );

/**
 * A class whose enrolments may change.
 * @throws 404; 409 for an archived class and for one of a closed year (ESC-1)
 */
export async function requireTurmaAberta(escola: Tenant, turma_id: number): Promise<TurmaAberta> {
  const [found] = await escola.run(FIND, { turma_id });
  if (!found) throw errors.notFound();
  if (found.encerrado) throw closedYear();
  if (found.arquivada) throw archived();
  const { codigo, ano } = found;
  return { turma_id, codigo, ano };
}
