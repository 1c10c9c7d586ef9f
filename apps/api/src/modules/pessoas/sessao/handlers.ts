/** Tag `sessao`: the caller's session, a student's view for staff, and moving either to another app. */
import { type Deployment, DEPLOYMENTS } from '@luneta/domain/destino';

import { tenant } from '../../../database/tenant.ts';
import { type Handlers, ok } from '../../../http/call.ts';
import type { Services } from '../../../http/services.ts';
import { findInReach } from '../../escola/index.ts';
import { autorizacao } from '../login/presenter.ts';
import { drawCodigo, hashOfChave, readCodigo } from './codigo.ts';
import { sessaoErrors } from './errors.ts';
import { assertDestino, assertModo, CODE_SECONDS, VIEW_SECONDS } from './policy.ts';
import { sessaoOf } from './presenter.ts';
import { createTransfer, redeem } from './transferencia-store.ts';
import { emailOf, openView } from './visao-store.ts';

const after = (agora: Date, seconds: number) => new Date(agora.getTime() + seconds * 1000);
const hostOf = (origin: string | null) => (origin && URL.canParse(origin) ? new URL(origin).hostname : 'localhost');

export function buildHandlers({ signToken, deployments, signerFor }: Services) {
  const { sign } = signerFor('transferencia');
  /** The apps at this origin. All apps when the browser sends no origin or none is configured. */
  const appsAt = (origin: string | null): readonly Deployment[] => {
    const known = deployments(hostOf(origin));
    return origin === null || !known ? DEPLOYMENTS : DEPLOYMENTS.filter((app) => known[app] === origin);
  };

  return {
    getSessao: async ({ sessao }) => ok(sessaoOf(sessao)),

    createContexto: async ({ db, sessao, body, agora }) => {
      const { turma_aluno_id, modo } = body;
      assertModo(sessao, modo);
      const aluno = await findInReach(db, sessao, turma_aluno_id, agora);
      if (!aluno) throw sessaoErrors.alunoNotFound();
      const limite_em = after(agora, VIEW_SECONDS);
      const motivo = body.motivo?.trim() || null;
      const sid = await openView(db, sessao, {
        aluno,
        modo,
        motivo,
        agora,
        validade_segundos: VIEW_SECONDS,
        limite_em,
      });
      const { pessoa_id, pessoa_escola_id, perfil_real } = sessao;
      const email = await emailOf(tenant(db, pessoa_escola_id), pessoa_id);
      const metadata = { email, escola_id: pessoa_escola_id };
      const claims = { sid, perfil: modo, perfil_real, turma_aluno_id, ator_id: pessoa_id, metadata };
      const token = await signToken(claims, agora, limite_em);
      return { ...ok(autorizacao(token, sessao)), headers: { authorization: `Bearer ${token}` } };
    },

    // A repetition with its key computes the same code, so that no code has to be kept (decision 198).
    createTransferencia: async ({ db, sessao, body, agora, origin, chave }) => {
      const { destino } = body;
      assertDestino(sessao, destino);
      const secret = chave === null ? undefined : sign([sessao.id, destino, chave].join('\n')).split('.')[1];
      const { codigo, hash } = drawCodigo(sessao.pessoa_escola_id, secret);
      const transfer = { hash, destino, agora, expira_em: after(agora, CODE_SECONDS) };
      await createTransfer(tenant(db, sessao.pessoa_escola_id), sessao, transfer);
      const target = deployments(hostOf(origin))?.[destino];
      return ok({ codigo, ...(target !== undefined && { url: `${target}/#codigo=${codigo}` }) });
    },

    redeemTransferencia: async ({ db, body, agora, origin, chave }) => {
      const code = readCodigo(body.codigo);
      if (!code) throw sessaoErrors.codigo();
      const exchange = { hash: code.hash, chave_hash: hashOfChave(chave), destinos: appsAt(origin), agora };
      const moved = await redeem(tenant(db, code.escola_id), exchange);
      if (!moved) throw sessaoErrors.codigo();
      const { id: sid, perfil, perfil_real, turma_aluno_id, origem_id, pessoa_id, expira_em } = moved;
      const metadata = { email: moved.email, escola_id: code.escola_id };
      const actor = origem_id === null ? {} : { ator_id: pessoa_id };
      const token = await signToken(
        { sid, perfil, perfil_real, turma_aluno_id, ...actor, metadata },
        moved.criada_em,
        expira_em,
      );
      return { ...ok(autorizacao(token, moved)), headers: { authorization: `Bearer ${token}` } };
    },
  } satisfies Handlers;
}
