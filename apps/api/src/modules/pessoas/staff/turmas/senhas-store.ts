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

const STUDENTS = statement<
  { escola_id: number; turma_id: number; ids: readonly number[]; todos: boolean; sem_acesso: boolean },
  AlunoRow
>(
  'find_turma_alunos_senha',
  `select m.id as turma_aluno_id, p.id as pessoa_id, p.nome as aluno_nome,
          (select d.login from diretorio_login d where d.escola_id = p.escola_id and d.pessoa_id = p.id
            order by position('@' in d.login) > 0, d.login limit 1) as login
     from turma_aluno m join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
    where m.escola_id = :escola_id and m.turma_id = :turma_id and m.status = 'Atual' and p.perfil = 'aluno' and p.ativa
      and (:todos::boolean or m.id = any(:ids::bigint[])) and (not :sem_acesso::boolean or p.senha_inicial)
    order by ${plain('p.nome')}, m.id`,
);

/**
 * Current students with an active account, by name.
 * @param ids only these; null means all
 * @param sem_acesso only who has not chosen a password yet
 */
export function listAlunos(
  escola: Tenant,
  turma_id: number,
  ids: readonly number[] | null,
  sem_acesso = false,
): Promise<AlunoRow[]> {
  return escola.run(STUDENTS, { turma_id, ids: ids ?? [], todos: ids === null, sem_acesso });
}

const TURMA = statement<{ escola_id: number; turma_id: number }, { turma_codigo: string; escola_nome: string }>(
  'find_turma_da_ficha',
  `select t.codigo as turma_codigo, e.nome as escola_nome from turma t join escola e on e.id = :escola_id
    where t.escola_id = :escola_id and t.id = :turma_id`,
);

/** What stands on a slip beside the student. */
export async function findTurmaDaFicha(escola: Tenant, turma_id: number) {
  const [row] = await escola.run(TURMA, { turma_id });
  return row ?? null;
}

/** A student who has left the class. */
export type SaidaRow = {
  readonly turma_aluno_id: number;
  readonly aluno_nome: string;
  readonly matricula: 'Transferido' | 'Remanejado' | 'Concluído';
  readonly saiu_em: Date | null;
};

const LEFT = statement<{ escola_id: number; turma_id: number }, SaidaRow>(
  'find_turma_saidas',
  `select m.id as turma_aluno_id, p.nome as aluno_nome, m.status as matricula, m.fim_em as saiu_em
     from turma_aluno m join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
    where m.escola_id = :escola_id and m.turma_id = :turma_id and m.status <> 'Atual' and p.perfil = 'aluno'
      and p.anonimizada_em is null
    order by ${plain('p.nome')}, m.id limit 200`,
);

/** Who has left the class and whose data were not erased, by name. */
export function listSaidas(escola: Tenant, turma_id: number): Promise<SaidaRow[]> {
  return escola.run(LEFT, { turma_id });
}
