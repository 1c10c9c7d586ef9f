/** Reads what a school has entered about its students. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type CadastroRow = {
  readonly turma_aluno_id: number;
  readonly versao: number;
  readonly nome: string;
  readonly data_nascimento: string | null;
  readonly email: string | null;
  readonly id_externo: string | null;
  readonly login: string | null;
};

const FIND = statement<{ escola_id: number; turma_aluno_id: number }, CadastroRow>(
  'find_aluno_cadastro',
  `select m.id as turma_aluno_id, p.versao, p.nome, p.data_nascimento, p.email, p.id_externo,
          (select d.login from diretorio_login d where d.escola_id = p.escola_id and d.pessoa_id = p.id
            order by position('@' in d.login) > 0, d.login limit 1) as login
     from turma_aluno m join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
    where m.escola_id = :escola_id and m.id = :turma_aluno_id and p.perfil = 'aluno' and p.anonimizada_em is null`,
);

/** Null for nobody, and for whose data were erased. */
export async function findCadastro(escola: Tenant, turma_aluno_id: number): Promise<CadastroRow | null> {
  const [row] = await escola.run(FIND, { turma_aluno_id });
  return row ?? null;
}

export type Parecido = {
  readonly turma_aluno_id: number;
  readonly aluno_nome: string;
  readonly data_nascimento: string | null;
  readonly turma_codigo: string;
  readonly ano: number;
  readonly matricula: 'Atual' | 'Transferido' | 'Remanejado' | 'Concluído';
};

const ALIKE = statement<{ escola_id: number; nome: string; data_nascimento: string | null }, Parecido>(
  'find_alunos_parecidos',
  `select u.turma_aluno_id, p.nome as aluno_nome, p.data_nascimento, u.turma_codigo, u.ano, u.matricula
     from pessoa p
     join lateral (
       select m.id as turma_aluno_id, m.status as matricula, t.codigo as turma_codigo, t.ano
         from turma_aluno m join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
        where m.escola_id = :escola_id and m.pessoa_id = p.id
        order by m.status = 'Atual' desc, t.ano desc, m.id desc limit 1) u on true
    where p.escola_id = :escola_id and p.perfil = 'aluno' and p.anonimizada_em is null and ${plain('p.nome')} = :nome
      and (:data_nascimento::date is null or p.data_nascimento is null or p.data_nascimento = :data_nascimento::date)
    order by p.id limit 5`,
);

/** Who has this name, and the birth date where both have one. @param nome without accents, in lower case */
export function findParecidos(escola: Tenant, nome: string, data_nascimento: string | null): Promise<Parecido[]> {
  return escola.run(ALIKE, { nome, data_nascimento });
}
