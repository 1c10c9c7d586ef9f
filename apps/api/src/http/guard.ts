/**
 * What stands before every handler, in this order: session (401), profile (403), read-only (403). It runs
 * before a body is read, so that nobody signed out makes the server parse anything.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Db } from '../data/db.ts';
import { authenticate } from './authenticate.ts';
import type { Operation } from './contract.ts';
import { errors } from './errors.ts';
import { mayWrite } from './sessao.ts';

type Dependencies = { readonly db: Db; readonly agora: () => Date };

export function guard(operation: Operation, { db, agora }: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.agora = agora();
    if (operation.public) return;
    const sessao = await authenticate(request, reply, db, request.agora);
    if (!operation.perfis.has(sessao.perfil_real)) throw errors.profile();
    if (operation.writes && !mayWrite(sessao)) throw errors.readOnly();
    request.sessao = sessao;
  };
}
