/** From the `authorization` header of a request to its session. */
import type { FastifyReply, FastifyRequest } from 'fastify';

import { errors } from './errors.ts';
import { readId } from './id.ts';
import type { Sessao } from './sessao.ts';
import type { SessaoStore, SessaoRow } from './stores.ts';
import type { Read } from './token.ts';

/** The `turma_aluno_id` asked for, as it was sent. */
const enrolmentText = ({ query }: FastifyRequest): string | undefined => Reflect.get(Object(query), 'turma_aluno_id');

/** Under what a session is cached: the whole token, and the enrolment that the request names. */
export const placeOf = (authorization: string, enrolment = ''): string => `${enrolment} ${authorization}`;

/** The `turma_aluno_id` asked for; null when none. @throws 400 when it is no id. */
function wantedEnrolment(raw: string | undefined): number | null {
  if (raw === undefined) return null;
  const id = readId(raw);
  if (id === null) throw errors.invalid({ campo: 'turma_aluno_id', motivo: 'Deve ser o número de uma matrícula.' });
  return id;
}

/** Until when the session shall last from now on; null while more than half of it is left, or its view ends anyway. */
function renewedUntil({ expira_em, limite_em, validade_segundos }: SessaoRow, agora: Date): Date | null {
  const validity = validade_segundos * 1000;
  if (expira_em.getTime() - agora.getTime() >= validity / 2) return null;
  const until = new Date(Math.min(agora.getTime() + validity, limite_em?.getTime() ?? Number.POSITIVE_INFINITY));
  return until > expira_em ? until : null;
}

/** Until when a session may be cached: then its token expires, or it is due for renewal. */
const cachedUntil = ({ exp }: Read, { expira_em, validade_segundos }: SessaoRow): Date =>
  new Date(Math.min(exp * 1000, expira_em.getTime() - (validade_segundos * 1000) / 2));

/**
 * The session of a request, renewed by an `authorization` response header once half of it is used.
 * @throws 401 without a living session, 403 for an enrolment that is not the session's, 400 for one that is no id.
 */
export async function authenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  sessoes: SessaoStore,
  agora: Date,
): Promise<Sessao> {
  const { authorization = '' } = request.headers;
  const raw = enrolmentText(request);
  const place = placeOf(authorization, raw);
  const cached = sessoes.cache?.find(place, agora);
  if (cached) return cached;
  const keep = sessoes.cache?.asking();
  const claims = await request.server.tokens.read(authorization, agora);
  if (!claims) throw errors.signedOut();
  const wanted = wantedEnrolment(raw);
  const key = { escola_id: claims.metadata.escola_id, id: claims.sid };
  const stored = await sessoes.find(key, wanted, agora);
  if (!stored) throw errors.signedOut();
  if (wanted !== null && !stored.aluno) throw errors.foreignEnrolment();
  const until = renewedUntil(stored, agora);
  if (until) {
    await sessoes.renew(key, until);
    reply.header('authorization', `Bearer ${await request.server.tokens.sign(claims, agora, until)}`);
  }
  const { validade_segundos: _stored, ...sessao } = stored;
  if (until) return { ...sessao, expira_em: until };
  keep?.(place, sessao, cachedUntil(claims, stored));
  return sessao;
}
