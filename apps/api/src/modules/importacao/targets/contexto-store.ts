/** Reads what a file is compared with: the people it names, and the classes of the year. */
import { plain } from '../../../database/plain.ts';
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

export type Conhecida = {
  readonly pessoa_id: number;
  readonly versao: number;
  readonly perfil: string;
  readonly nome: string;
  readonly data_nascimento: string | null;
  readonly email: string | null;
  readonly id_externo: string | null;
  readonly ativa: boolean;
  readonly logins: readonly string[];
  /** Classes that a member of the staff teaches. */
  readonly turma_ids: readonly number[];
  /** The present enrolment of the year; null without one. */
  readonly turma_aluno_id: number | null;
  readonly turma_id: number | null;
  readonly turma_codigo: string | null;
  readonly fator_tempo: number | null;
  readonly passa_da_janela: boolean | null;
};

/** The keys by which people are found. `nomes` are folded (`fold`). */
export type Chaves = {
  readonly externos: readonly string[];
  readonly logins: readonly string[];
  readonly nomes: readonly string[];
  readonly ids: readonly number[];
};

// `in (select …)` is hashed also in a plan that is kept for any list; `= any` would compare every name with every person.
const POR_CHAVES = statement<{ escola_id: number; ano: number } & Chaves, Conhecida>(
  'find_importacao_pessoas',
  `with alvo as (
     select id from pessoa where escola_id = :escola_id and id_externo = any(:externos::text[])
     union select pessoa_id from diretorio_login where escola_id = :escola_id and login = any(:logins::text[])
     union select id from pessoa where escola_id = :escola_id and perfil = 'aluno' and ${plain('nome')} in (select unnest(:nomes::text[]))
     union select id from pessoa where escola_id = :escola_id and id = any(:ids::bigint[])
   ), atual as (
     select distinct on (m.pessoa_id) m.pessoa_id, m.id, m.turma_id, m.fator_tempo, m.passa_da_janela, t.codigo
       from turma_aluno m join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
      where m.escola_id = :escola_id and m.status = 'Atual' and t.ano = :ano and m.pessoa_id in (select id from alvo)
      order by m.pessoa_id, m.id desc
   ), nomes as (
     select pessoa_id, array_agg(login order by login) as logins
       from diretorio_login where escola_id = :escola_id and pessoa_id in (select id from alvo) group by pessoa_id
   )
   select p.id as pessoa_id, p.versao, p.perfil, p.nome, p.data_nascimento, p.email, p.id_externo, p.ativa,
          coalesce(n.logins, '{}') as logins,
          array(select x.turma_id::integer from turma_professor x where x.escola_id = :escola_id and x.pessoa_id = p.id order by x.turma_id) as turma_ids, a.id as turma_aluno_id, a.turma_id, a.codigo as turma_codigo,
          a.fator_tempo::float8 as fator_tempo, a.passa_da_janela
     from pessoa p
     left join atual a on a.pessoa_id = p.id
     left join nomes n on n.pessoa_id = p.id
    where p.escola_id = :escola_id and p.id in (select id from alvo) and p.anonimizada_em is null`,
);

/** Everybody whom one of the keys names. One statement for any number of keys. */
export function findConhecidas(escola: Tenant, ano: number, chaves: Chaves): Promise<Conhecida[]> {
  return escola.run(POR_CHAVES, { ano, ...chaves });
}

export type TurmaDoAno = { readonly turma_id: number; readonly codigo: string; readonly serie: string };

const TURMAS = statement<{ escola_id: number; ano: number }, TurmaDoAno>(
  'find_importacao_turmas',
  `select t.id as turma_id, t.codigo, s.nome as serie
     from turma t join serie s on s.escola_id = t.escola_id and s.id = t.serie_id
    where t.escola_id = :escola_id and t.ano = :ano and t.arquivada_em is null order by t.codigo`,
);

/** The classes of a year that are not archived. */
export function findTurmasDoAno(escola: Tenant, ano: number): Promise<TurmaDoAno[]> {
  return escola.run(TURMAS, { ano });
}

export type Parte = { readonly tipo: 'sede' | 'serie' | 'materia'; readonly id: number; readonly nome: string };

const PARTES = statement<{ escola_id: number }, Parte>(
  'find_importacao_partes',
  `select 'sede' as tipo, id, nome from sede where escola_id = :escola_id and arquivada_em is null
   union all select 'serie', id, nome from serie where escola_id = :escola_id and arquivada_em is null
   union all select 'materia', id, nome from materia where escola_id = :escola_id`,
);

/** Campuses, series and subjects by their names. */
export function findPartes(escola: Tenant): Promise<Parte[]> {
  return escola.run(PARTES, {});
}

const BASE = statement<{ escola_id: number }, { base: string }>(
  'find_importacao_base',
  `select concat_ws(' ',
     (select count(*) || '.' || coalesce(sum(versao), 0) from pessoa where escola_id = :escola_id),
     (select count(*) || '.' || coalesce(sum(versao), 0) from turma_aluno where escola_id = :escola_id),
     (select count(*) || '.' || coalesce(sum(versao_registro), 0) from turma where escola_id = :escola_id)) as base`,
);

/** Names the state of people, enrolments and classes: any change of one of them gives another text. */
export async function findBase(escola: Tenant): Promise<string> {
  const [row] = await escola.run(BASE, {});
  return row?.base ?? '';
}

/** People who came by a file, have a class in the year and may sign in: those that `ausentes` is about (rule PIM-5). */
const DO_ARQUIVO = statement<{ escola_id: number; ano: number; origem: string }, { pessoa_id: number; nome: string }>(
  'find_importacao_do_arquivo',
  `select p.id as pessoa_id, p.nome from pessoa p
    where p.escola_id = :escola_id and p.perfil = 'aluno' and p.ativa and p.origem = :origem and exists (
      select from turma_aluno m join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
       where m.escola_id = :escola_id and m.pessoa_id = p.id and m.status = 'Atual' and t.ano = :ano)
    order by p.id`,
);

/** @param origem how they came into the school */
export function findDoArquivo(
  escola: Tenant,
  ano: number,
  origem: 'csv' | 'oneroster',
): Promise<{ pessoa_id: number; nome: string }[]> {
  return escola.run(DO_ARQUIVO, { ano, origem });
}

/** Enrolments in which the student has done something: an exam, a phase, a Boss, coins earned or spent. */
const ATIVAS = statement<{ escola_id: number; ids: readonly number[] }, { id: number }>(
  'find_importacao_matriculas_ativas',
  `select m.id from turma_aluno m
    where m.escola_id = :escola_id and m.id = any(:ids::bigint[]) and (
      exists (select from tentativa x where x.escola_id = :escola_id and x.turma_aluno_id = m.id)
      or exists (select from fase_execucao x where x.escola_id = :escola_id and x.turma_aluno_id = m.id)
      or exists (select from boss x where x.escola_id = :escola_id and x.turma_aluno_id = m.id)
      or exists (select from moeda_lancamento x where x.escola_id = :escola_id and x.turma_aluno_id = m.id and x.motivo <> 'mudanca'))`,
);

/** Those of the enrolments that are more than a place in a class. */
export async function findAtivas(escola: Tenant, ids: readonly number[]): Promise<number[]> {
  return (await escola.run(ATIVAS, { ids })).map(({ id }) => id);
}
