/** SQL that says how a student stands for the staff now, and when the student signed in last. */
import type { components } from '@luneta/openapi';

export type AlunoSituacao = components['schemas']['AlunoSituacao'];

/** SQL that limits a table to the schools of a statement. */
export const ONE_SCHOOL = (alias: string): string => `${alias}.escola_id = :escola_id`;
export const SOME_SCHOOLS = (alias: string): string => `${alias}.escola_id = any(:escolas::bigint[])`;

type Aliases = {
  /** Of the person: `ativa`, `senha_inicial`. */
  readonly pessoa: string;
  /** Of the enrolment: `escola_id`, `id`. */
  readonly matricula: string;
  readonly within: (alias: string) => string;
};

/** `AlunoSituacao` of one enrolment: a closed account first, then a running exam, then a password that must be changed. */
export const situacaoSql = ({ pessoa, matricula, within }: Aliases): string => `case
  when not ${pessoa}.ativa then 'inativo'
  when exists (select from tentativa x where ${within('x')} and x.escola_id = ${matricula}.escola_id
    and x.turma_aluno_id = ${matricula}.id and x.encerrada_em is null and x.entregue_em is null
    and x.prazo_em > :agora::timestamptz and x.origem = 'online') then 'em_prova'
  when ${pessoa}.senha_inicial then 'senha_inicial' else 'ativo' end`;

/** The newest sign-in of a person, views of staff left out: they are sessions of the staff. */
export const ultimoAcessoSql = (of: { escola_id: string; pessoa_id: string; within: Aliases['within'] }): string =>
  `(select max(y.criada_em) from sessao y
    where ${of.within('y')} and y.escola_id = ${of.escola_id} and y.pessoa_id = ${of.pessoa_id})`;
