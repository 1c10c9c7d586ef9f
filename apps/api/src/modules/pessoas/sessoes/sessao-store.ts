/**
 * The session of a token. Reading it is a share of one statement, and one more when the session is renewed. Only a view of a
 * student in another school, or in a class that the viewer teaches, costs more.
 */
import { scopeOf, type Perfil } from '@luneta/domain/perfil';

import type { Db } from '../../../database/db.ts';
import { grouped } from '../../../database/grouped.ts';
import { run, statement } from '../../../database/statement.ts';
import type { Aluno, Sessao } from '../../../http/sessao.ts';
import type { SessaoKey, SessaoStore, SessaoRow } from '../../../http/stores.ts';
import { findInReach } from '../../escola/index.ts';

type Row = {
  /** Which of those asked for. */
  n: number;
  pessoa_id: number;
  nome: string;
  perfil: Perfil;
  perfil_real: Perfil;
  validade_segundos: number;
  expira_em: Date;
  limite_em: Date | null;
  senha_inicial: boolean;
  sem_perguntas: boolean;
  sem_duas_etapas: boolean;
  conta_teste: boolean;
  fuso_horario: string;
  aluno_escola_id: number | null;
  sessao_turma_aluno_id: number | null;
} & Enrolment;

/** Fields are null when the session has no student, or another student than the one requested. */
type Enrolment = {
  turma_aluno_id: number | null;
  aluno_pessoa_id: number;
  aluno_nome: string;
  turma_id: number;
  serie_id: number;
  versao: 1 | 2;
  status: Aluno['status'];
  fator_tempo: number;
  passa_da_janela: boolean;
};

const ENROLMENT = `m.id as turma_aluno_id, m.pessoa_id as aluno_pessoa_id, m.turma_id, m.status, m.fator_tempo, m.passa_da_janela, t.serie_id, t.versao, a.nome as aluno_nome`;

type Asked = { readonly key: SessaoKey; readonly turma_aluno_id: number | null; readonly agora: Date };

/**
 * The sessions of many requests, each at the instant of its own request. A student may choose one of their own enrolments.
 * Staff have only the enrolment for which the session was opened. A student without a current class has no session, and
 * nobody in a blocked school has one. When a session ends, sessions opened from it end too. Only students are asked for
 * security questions (decision 29), and only staff for a two-step sign-in, outside a student's view.
 */
const SESSOES_ATUAIS = statement<
  {
    n: readonly number[];
    escola: readonly number[];
    sessao: readonly string[];
    turma_aluno: readonly (number | null)[];
    agora_ms: readonly number[];
  },
  Row
>(
  'find_sessoes_atuais',
  `with pedida as materialized (
     select n, escola_id, id, turma_aluno_id, to_timestamp(agora_ms / 1000) as agora
     from unnest(:n::int[], :escola::bigint[], :sessao::uuid[], :turma_aluno::bigint[], :agora_ms::float8[])
       as u(n, escola_id, id, turma_aluno_id, agora_ms)
   )
   select q.n, s.pessoa_id, s.perfil, s.perfil_real, s.validade_segundos, s.expira_em, s.limite_em, s.aluno_escola_id,
          s.turma_aluno_id as sessao_turma_aluno_id, p.nome, p.senha_inicial, p.conta_teste, e.fuso_horario, ${ENROLMENT},
          s.perfil_real = 'aluno' and e.configuracao->>'perguntas_seguranca' = 'obrigatorias' and r.tem is null as sem_perguntas,
          s.perfil_real <> 'aluno' and s.limite_em is null and e.configuracao->>'duas_etapas_obrigatorias' = 'true' and d.tem is null as sem_duas_etapas
     from pedida q
     join sessao s on s.escola_id = q.escola_id and s.id = q.id
     join pessoa p on p.escola_id = s.escola_id and p.id = s.pessoa_id and p.ativa and p.perfil = s.perfil_real
     join escola e on e.id = s.escola_id and e.bloqueada_em is null
     left join sessao o on o.escola_id = s.escola_id and o.id = s.origem_id
     left join turma_aluno m on m.escola_id = s.escola_id and s.aluno_escola_id is null
      and m.id = coalesce(q.turma_aluno_id, s.turma_aluno_id)
      and (m.id = s.turma_aluno_id or (s.perfil_real = 'aluno' and m.pessoa_id = s.pessoa_id))
     left join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
     left join pessoa a on a.escola_id = m.escola_id and a.id = m.pessoa_id
     left join lateral (select true as tem from resposta_seguranca r
       where r.escola_id = s.escola_id and r.pessoa_id = s.pessoa_id limit 1) r on true
     left join lateral (select true as tem from duas_etapas d
       where d.escola_id = s.escola_id and d.pessoa_id = s.pessoa_id and d.confirmada_em is not null) d on true
     left join lateral (select true as tem from turma_aluno x
       where x.escola_id = s.escola_id and x.pessoa_id = s.pessoa_id and x.status = 'Atual' limit 1) x on true
    where s.encerrada_em is null and s.expira_em > q.agora
      and (s.limite_em is null or s.limite_em > q.agora)
      and (s.origem_id is null or (o.encerrada_em is null and o.expira_em > q.agora))
      and (s.perfil_real <> 'aluno' or x.tem)`,
  'global',
);

/** One result for each that was asked for: null where no session lives. */
async function readMany(db: Db, asked: readonly Asked[]): Promise<(Row | null)[]> {
  const rows = await run(db, SESSOES_ATUAIS, {
    n: asked.map((_one, n) => n),
    escola: asked.map(({ key }) => key.escola_id),
    sessao: asked.map(({ key }) => key.id),
    turma_aluno: asked.map(({ turma_aluno_id }) => turma_aluno_id),
    agora_ms: asked.map(({ agora }) => agora.getTime()),
  });
  const byNumber = new Map(rows.map((row) => [row.n, row]));
  return asked.map((_one, n) => byNumber.get(n) ?? null);
}

/** Requests that arrive while a statement runs share the next; nothing is remembered. */
const sessoes = grouped(readMany);

/** Requests that wait for their session, statements so far and the requests in them. */
export const sessoesLoad = sessoes.load;

/** The enrolment of a view in another school than the person's own. */
const OUTRA_ESCOLA = statement<{ escola_id: number; id: number }, Enrolment & { fuso_horario: string }>(
  'find_sessao_outra_escola',
  `select ${ENROLMENT}, e.fuso_horario from turma_aluno m
     join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
     join pessoa a on a.escola_id = m.escola_id and a.id = m.pessoa_id
     join escola e on e.id = m.escola_id
    where m.escola_id = :escola_id and m.id = :id`,
);

const RENOVAR = statement<{ escola_id: number; id: string; expira_em: Date }, never>(
  'renew_sessao',
  `update sessao set expira_em = greatest(expira_em, :expira_em) where escola_id = :escola_id and id = :id and encerrada_em is null`,
);

function alunoOf(row: Enrolment): Aluno | null {
  if (row.turma_aluno_id === null) return null;
  const { turma_aluno_id, turma_id, serie_id, versao, status, fator_tempo, passa_da_janela } = row;
  return {
    turma_aluno_id,
    pessoa_id: row.aluno_pessoa_id,
    nome: row.aluno_nome,
    turma_id,
    serie_id,
    versao,
    status,
    fator_tempo,
    passa_da_janela,
  };
}

type Place = Pick<Sessao, 'escola_id' | 'fuso_horario' | 'aluno'>;

/** The school and student of a session: its own school's, or those of its view. */
async function placeOf(row: Row, escola_id: number, wanted: number | null, db: Db): Promise<Place> {
  const { aluno_escola_id, sessao_turma_aluno_id, fuso_horario } = row;
  if (aluno_escola_id === null || sessao_turma_aluno_id === null)
    return { escola_id, fuso_horario, aluno: alunoOf(row) };
  const [other] = await run(db, OUTRA_ESCOLA, { escola_id: aluno_escola_id, id: sessao_turma_aluno_id });
  const aluno = other && (wanted ?? sessao_turma_aluno_id) === sessao_turma_aluno_id ? alunoOf(other) : null;
  return { escola_id: aluno_escola_id, fuso_horario: other?.fuso_horario ?? fuso_horario, aluno };
}

/**
 * Whether staff may still see the student of an open view. Meanwhile the class may have another teacher, or the supervisor
 * another school. Staff who see their whole school always may, which costs no statement.
 */
async function isInReach(db: Db, row: Row, pessoa_escola_id: number, agora: Date): Promise<boolean> {
  const { limite_em, sessao_turma_aluno_id: id, perfil_real, aluno_escola_id, pessoa_id } = row;
  if (limite_em === null || id === null) return true;
  if (aluno_escola_id === null && scopeOf(perfil_real) !== 'own_classes') return true;
  return (await findInReach(db, { pessoa_escola_id, pessoa_id, perfil_real }, id, agora)) !== null;
}

async function find(db: Db, asked: Asked): Promise<SessaoRow | null> {
  const { key, turma_aluno_id: wanted } = asked;
  const { escola_id: pessoa_escola_id, id } = key;
  const row = await sessoes.add(db, asked);
  if (!row || !(await isInReach(db, row, pessoa_escola_id, asked.agora))) return null;
  const place = await placeOf(row, pessoa_escola_id, wanted, db);
  const { pessoa_id, nome, perfil, perfil_real, senha_inicial, sem_perguntas, sem_duas_etapas, conta_teste } = row;
  const { expira_em, limite_em, validade_segundos } = row;
  return {
    id,
    pessoa_escola_id,
    pessoa_id,
    nome,
    perfil,
    perfil_real,
    expira_em,
    limite_em,
    senha_inicial,
    sem_perguntas,
    sem_duas_etapas,
    conta_teste,
    validade_segundos,
    ...place,
  };
}

/** The sessions of one database, as the session check reads and renews them. */
export function sessaoStore(db: Db): SessaoStore {
  return {
    find: (key, turma_aluno_id, agora) => find(db, { key, turma_aluno_id, agora }),
    renew: async (key, expira_em) => {
      await run(db, RENOVAR, { ...key, expira_em });
    },
  };
}
