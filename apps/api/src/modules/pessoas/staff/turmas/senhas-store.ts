/** Reads the students of a class whose passwords can be reset. The module `contas` sets the passwords. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type AlunoRow = {
  readonly turma_aluno_id: number;
  readonly pessoa_id: number;
  readonly aluno_nome: string;
  /** The login the student types; an e-mail address only when there is no other login. */
  readonly login: string | null;
};

const STUDENTS = statement<{ escola_id: number; turma_id: number; ids: readonly number[]; todos: boolean }, AlunoRow>(
  'find_turma_alunos_senha',
  `select m.id as turma_aluno_id, p.id as pessoa_id, p.nome as aluno_nome,
          (select d.login from diretorio_login d where d.escola_id = p.escola_id and d.pessoa_id = p.id
            order by position('@' in d.login) > 0, d.login limit 1) as login
     from turma_aluno m join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
    where m.escola_id = :escola_id and m.turma_id = :turma_id and m.status = 'Atual' and p.perfil = 'aluno' and p.ativa
      and (:todos::boolean or m.id = any(:ids::bigint[]))
    order by ${plain('p.nome')}, m.id`,
);

/** Current students with an active account, by name. @param ids only these; null means all */
export function listAlunos(escola: Tenant, turma_id: number, ids: readonly number[] | null): Promise<AlunoRow[]> {
  return escola.run(STUDENTS, { turma_id, ids: ids ?? [], todos: ids === null });
}
