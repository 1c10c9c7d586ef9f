/**
 * Legal basis and consent of students. A consent is a row that is added and never changed but for its end; the newest of a purpose
 * counts. Who recorded no basis of a student has that of the settings of the school.
 */
import { plain } from '../../../../database/plain.ts';
import { insertRow, insertStatement } from '../../../../database/insert.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export const PAGE = 50;

export type Finalidade = 'uso' | 'imagem' | 'leitura_remota' | 'comunicacao';
export type Situacao = 'em_dia' | 'falta' | 'recusado' | 'encerrar';

export type Registro = {
  readonly consentimento_id: number;
  readonly finalidade: Finalidade;
  readonly concedido: boolean;
  readonly por_nome: string | null;
  readonly documento_versao: string | null;
  /** As PostgreSQL writes an instant in JSON. */
  readonly em: string;
  readonly revogado_em: string | null;
};
export type AlunoRow = {
  readonly turma_aluno_id: number;
  readonly pessoa_id: number;
  readonly aluno_nome: string;
  readonly turma_id: number;
  readonly turma_codigo: string;
  readonly base_legal: string;
  readonly da_escola: boolean;
  readonly situacao: Situacao;
  readonly registros: readonly Registro[];
};

/** A consent that stands against what it is for. */
const AGAINST = `(not u.concedido or u.revogado_em is not null)`;

/**
 * Students with a current enrolment, each with the newest record of each purpose. Names of earlier releases are read as their
 * successors. CON-1: consent is asked for where it is the basis. CON-2: without it the access is to be ended.
 */
const ALUNOS = (where: string): string => `
  aluno as (
    select m.id as turma_aluno_id, p.id as pessoa_id, p.nome as aluno_nome, t.id as turma_id, t.codigo as turma_codigo,
           p.base_legal is null as da_escola,
           case coalesce(p.base_legal, e.configuracao->>'base_legal', 'nao_informada')
             when 'consentimento_responsavel' then 'consentimento' when 'execucao_contrato' then 'contrato'
             else coalesce(p.base_legal, e.configuracao->>'base_legal', 'nao_informada') end as base_legal
      from turma_aluno m join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
      join turma t on t.escola_id = m.escola_id and t.id = m.turma_id join escola e on e.id = m.escola_id
     where m.escola_id = :escola_id and p.escola_id = :escola_id and t.escola_id = :escola_id and ${where}),
  julgado as (
    select a.*, case
             when a.base_legal = 'nao_informada' then 'falta'
             when a.base_legal = 'consentimento' and n.uso_contra then 'encerrar'
             when a.base_legal = 'consentimento' and n.uso_contra is null then 'falta'
             when n.contra then 'recusado' else 'em_dia' end as situacao,
           coalesce(n.registros, '[]'::jsonb) as registros
      from aluno a left join lateral (
        select bool_or(${AGAINST}) as contra, bool_or(${AGAINST}) filter (where u.finalidade = 'uso') as uso_contra,
               jsonb_agg(jsonb_build_object('consentimento_id', u.id, 'finalidade', u.finalidade, 'concedido', u.concedido,
                 'por_nome', u.por_nome, 'documento_versao', u.documento_versao, 'em', u.em, 'revogado_em', u.revogado_em)
                 order by u.id desc) as registros
          from (select distinct on (c.finalidade) c.* from consentimento c
                 where c.escola_id = :escola_id and c.pessoa_id = a.pessoa_id order by c.finalidade, c.id desc) u) n on true)`;

export type Filtro = { readonly busca: string | null; readonly turma_id: number | null };

const WANTED = `m.status = 'Atual' and (:turma_id::bigint is null or m.turma_id = :turma_id)
  and (:busca::text is null or position(:busca::text in ${plain('p.nome')}) > 0)`;

const LIST = statement<
  { escola_id: number; situacao: string | null; depois: number | null; quantas: number } & Filtro,
  AlunoRow
>(
  'find_consentimentos',
  `with ${ALUNOS(WANTED)}
   select j.* from julgado j where (:situacao::text is null or j.situacao = :situacao)
      and (:depois::bigint is null or (${plain('j.aluno_nome')}, j.turma_aluno_id) > (
            select ${plain('y.nome')}, x.id from turma_aluno x join pessoa y on y.escola_id = x.escola_id and y.id = x.pessoa_id
             where x.escola_id = :escola_id and x.id = :depois))
    order by ${plain('j.aluno_nome')}, j.turma_aluno_id limit :quantas`,
);

/** One page and the first of the next. */
export function listConsentimentos(
  escola: Tenant,
  filtro: Filtro & { readonly situacao: string | null; readonly depois: number | null },
): Promise<AlunoRow[]> {
  return escola.run(LIST, { ...filtro, quantas: PAGE + 1 });
}

const COUNT = statement<{ escola_id: number } & Filtro, { situacao: Situacao; quantos: number }>(
  'count_consentimentos',
  `with ${ALUNOS(WANTED)} select situacao, count(*)::int as quantos from julgado group by situacao`,
);

/** How many students are in each state. */
export async function countConsentimentos(escola: Tenant, filtro: Filtro): Promise<Record<Situacao, number>> {
  const counts: Record<Situacao, number> = { em_dia: 0, falta: 0, recusado: 0, encerrar: 0 };
  for (const { situacao, quantos } of await escola.run(COUNT, filtro)) counts[situacao] = quantos;
  return counts;
}

const ONE = statement<{ escola_id: number; turma_aluno_id: number }, AlunoRow & { todos: readonly Registro[] }>(
  'find_consentimentos_aluno',
  `with ${ALUNOS('m.id = :turma_aluno_id')}
   select j.*, coalesce((select jsonb_agg(jsonb_build_object('consentimento_id', c.id, 'finalidade', c.finalidade,
                 'concedido', c.concedido, 'por_nome', c.por_nome, 'documento_versao', c.documento_versao, 'em', c.em,
                 'revogado_em', c.revogado_em) order by c.id desc)
            from (select * from consentimento x where x.escola_id = :escola_id and x.pessoa_id = j.pessoa_id
                   order by x.id desc limit 200) c), '[]'::jsonb) as todos
     from julgado j`,
);

/** One student with every record, newest first. */
export async function findConsentimentos(escola: Tenant, turma_aluno_id: number): Promise<AlunoRow | null> {
  const [row] = await escola.run(ONE, { turma_aluno_id });
  return row ? { ...row, registros: row.todos } : null;
}

export type NovoConsentimento = {
  readonly pessoa_id: number;
  readonly finalidade: Finalidade;
  readonly base_legal: string;
  readonly concedido: boolean;
  readonly por_nome: string;
  readonly registrado_por: number;
  readonly documento_versao: string | null;
  readonly em: Date;
};
const CREATE = insertStatement<NovoConsentimento, { id: number }>(
  'create_consentimento',
  'consentimento',
  ['pessoa_id', 'finalidade', 'base_legal', 'concedido', 'por_nome', 'registrado_por', 'documento_versao', 'em'],
  'returning id',
);

export async function createConsentimento(escola: Tenant, novo: NovoConsentimento): Promise<void> {
  await insertRow(escola, CREATE, novo);
}

const REVOKE = statement<
  { escola_id: number; pessoa_id: number; consentimento_id: number; agora: Date },
  { finalidade: Finalidade }
>(
  'close_consentimento',
  `update consentimento set revogado_em = :agora
    where escola_id = :escola_id and pessoa_id = :pessoa_id and id = :consentimento_id and concedido and revogado_em is null
   returning finalidade`,
);

/** The purpose of the consent that ended; null when it was refused, ended before, or is another person's. */
export async function closeConsentimento(
  escola: Tenant,
  row: { readonly pessoa_id: number; readonly consentimento_id: number; readonly agora: Date },
): Promise<Finalidade | null> {
  const [revoked] = await escola.run(REVOKE, row);
  return revoked?.finalidade ?? null;
}

const SET_BASE = statement<{ escola_id: number; pessoa_id: number; base_legal: string; agora: Date }, never>(
  'set_pessoa_base_legal',
  `update pessoa set base_legal = :base_legal, base_legal_em = :agora where escola_id = :escola_id and id = :pessoa_id
      and base_legal is distinct from :base_legal`,
);

export async function setBaseLegal(escola: Tenant, pessoa_id: number, base_legal: string, agora: Date): Promise<void> {
  await escola.run(SET_BASE, { pessoa_id, base_legal, agora });
}
