/** From the header of a request to its session: one prepared statement, and one more when it is renewed. */
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Db } from '../data/db.ts';
import { run, statement } from '../data/statement.ts';
import { errors } from './errors.ts';
import type { Perfil } from '@luneta/domain/perfil';
import type { Aluno, Sessao } from './sessao.ts';
import { readToken, signToken } from './token.ts';

type Row = {
  pessoa_id: number;
  perfil: Perfil;
  perfil_real: Perfil;
  validade_segundos: number;
  expira_em: Date;
  senha_inicial: boolean;
  conta_teste: boolean;
  fuso_horario: string;
  turma_aluno_id: number | null;
  aluno_pessoa_id: number;
  turma_id: number;
  serie_id: number;
  versao: 1 | 2;
  status: Aluno['status'];
  fator_tempo: number;
};

/** A student may choose among own enrolments; staff only has the one its session was opened for. */
const SESSAO_ATUAL = statement<{ escola_id: number; id: string; turma_aluno_id: number | null; agora: Date }, Row>(
  'sessao_atual',
  `select s.pessoa_id, s.perfil, s.perfil_real, s.validade_segundos, s.expira_em, p.senha_inicial, p.conta_teste, e.fuso_horario,
          m.id as turma_aluno_id, m.pessoa_id as aluno_pessoa_id, m.turma_id, m.status, m.fator_tempo, t.serie_id, t.versao
     from sessao s
     join pessoa p on p.escola_id = s.escola_id and p.id = s.pessoa_id and p.ativa and p.perfil = s.perfil_real
     join escola e on e.id = s.escola_id
     left join turma_aluno m on m.escola_id = s.escola_id
      and m.id = coalesce(:turma_aluno_id::bigint, s.turma_aluno_id)
      and (m.id = s.turma_aluno_id or (s.perfil_real = 'aluno' and m.pessoa_id = s.pessoa_id))
     left join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
    where s.escola_id = :escola_id and s.id = :id and s.encerrada_em is null and s.expira_em > :agora`,
);

const RENOVAR = statement<{ escola_id: number; id: string; expira_em: Date }, never>(
  'sessao_renovar',
  `update sessao set expira_em = greatest(expira_em, :expira_em) where escola_id = :escola_id and id = :id and encerrada_em is null`,
);

const MAX_ID = 2_147_483_647;

/** The `turma_aluno_id` asked for; null when none. @throws 400 when it is no id. */
function wantedEnrolment(request: FastifyRequest): number | null {
  const raw: string | undefined = Reflect.get(Object(request.query), 'turma_aluno_id');
  if (raw === undefined) return null;
  const id = /^[1-9]\d{0,9}$/.test(raw) ? Number(raw) : 0;
  if (id < 1 || id > MAX_ID) throw errors.invalid();
  return id;
}

function alunoOf(row: Row): Aluno | null {
  if (row.turma_aluno_id === null) return null;
  const { turma_aluno_id, turma_id, serie_id, versao, status, fator_tempo } = row;
  return { turma_aluno_id, pessoa_id: row.aluno_pessoa_id, turma_id, serie_id, versao, status, fator_tempo };
}

/**
 * The session of a request, renewed by an `authorization` response header once half of it is used.
 * @throws 401 without a living session, 403 for an enrolment that is not the session's, 400 for one that is no id.
 */
export async function authenticate(request: FastifyRequest, reply: FastifyReply, db: Db, agora: Date): Promise<Sessao> {
  const claims = readToken(request.server, request.headers.authorization, agora);
  if (!claims) throw errors.signedOut();
  const wanted = wantedEnrolment(request);
  const { escola_id } = claims.metadata;
  const [row] = await run(db, SESSAO_ATUAL, { escola_id, id: claims.sid, turma_aluno_id: wanted, agora });
  if (!row) throw errors.signedOut();
  const aluno = alunoOf(row);
  if (wanted !== null && !aluno) throw errors.foreignEnrolment();

  const { pessoa_id, perfil, perfil_real, fuso_horario, senha_inicial, conta_teste } = row;
  let { expira_em } = row;
  const validity = row.validade_segundos * 1000;
  if (expira_em.getTime() - agora.getTime() < validity / 2) {
    expira_em = new Date(agora.getTime() + validity);
    await run(db, RENOVAR, { escola_id, id: claims.sid, expira_em });
    reply.header('authorization', `Bearer ${signToken(request.server, claims, agora, expira_em)}`);
  }
  return {
    id: claims.sid,
    escola_id,
    pessoa_id,
    perfil,
    perfil_real,
    fuso_horario,
    expira_em,
    senha_inicial,
    conta_teste,
    aluno,
  };
}
