/**
 * The checks before every handler, in this order: session (401), writes of a visitor (403), profile (403), forced steps
 * (403), reach (403), read-only (403), test accounts (403). What each operation allows comes from openapi/roles.yaml. The
 * guard runs before the body is read: the server parses nothing for somebody who is not signed in.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

import { authenticate } from './authenticate.ts';
import type { Operation } from './contract.ts';
import { errors, type ApiError } from './errors.ts';
import { isView, isVisit, mayMake, type Sessao } from './sessao.ts';
import type { SessaoStore } from './stores.ts';

/** Whether the operation changes more than the session: ending one, or leaving a view, is open to everybody. */
const changesData = ({ escrita }: Operation): boolean => escrita !== null && escrita !== 'sessao';

/** Why this session may not make this call; null when it may. */
export function refusalOf(operation: Operation, sessao: Sessao): ApiError | null {
  // First of all: a visitor reads the same refusal at every write, whatever the own profile might do elsewhere.
  if (changesData(operation) && isVisit(sessao)) return errors.readOnly();
  if (!operation.perfis.has(sessao.perfil_real)) return errors.profile();
  if (!operation.forcado && sessao.senha_inicial) return errors.mustChangeSenha();
  if (!operation.forcado && sessao.sem_perguntas) return errors.mustRegisterPerguntas();
  if (!operation.forcado && sessao.sem_duas_etapas) return errors.mustSetUpDuasEtapas();
  if (operation.alvo === 'escopo' && isView(sessao)) return errors.inView();
  if (operation.alvo === 'aluno' && !sessao.aluno) return errors.noStudent();
  if (operation.escrita !== null && !mayMake(operation.escrita, operation.alvo, sessao)) return errors.readOnly();
  return operation.tests && !sessao.conta_teste ? errors.profile() : null;
}

/** The hook that checks the calls of one operation. */
export function guard(operation: Operation, sessoes: SessaoStore, agora: () => Date) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.agora = agora();
    if (operation.public) return;
    const sessao = await authenticate(request, reply, sessoes, request.agora);
    const refusal = refusalOf(operation, sessao);
    if (refusal) throw refusal;
    request.sessao = sessao;
  };
}
