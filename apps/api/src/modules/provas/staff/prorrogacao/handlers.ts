/** Extensions for a student, a class or a school (decisions 91, 119). */
import { intervalOf } from '@luneta/domain/prorrogacao';

import { assertTurmaAberta, findInReach, type StaffCtx, staffCtxOf } from '../../../escola/index.ts';
import { tenant, type Tenant } from '../../../../database/tenant.ts';
import { ok, type BodyOf, type Handlers, type QueryOf } from '../../../../http/call.ts';
import { filterOf } from '../../../../http/query.ts';
import { errors } from '../../../../http/errors.ts';
import { iso } from '../../../../http/iso.ts';
import type { Above } from '../../above.ts';
import { escolaOf, requireTurma } from '../alcance.ts';
import { gestaoProvaErrors } from '../errors.ts';
import { desfazer } from './desfazer.ts';
import type { ProrrogacaoRow } from './pedido-store.ts';
import { previewProrrogacao, type Prorrogacao, prorrogar } from './service.ts';
import { findTurmaOf } from './turma-store.ts';

type Body = BodyOf<'createProrrogacao'>;
type Place = {
  readonly escola: Tenant;
  readonly turma_id: number | null;
  /** The one student it is for; null for a class or a school. */
  readonly aluno: { readonly turma_aluno_id: number; readonly pessoa_id: number } | null;
};

/** @throws 422 unless exactly the id that `escopo` requires is given */
function scopeId({ escopo, turma_aluno_id, turma_id, escola_id }: Body): number {
  const ids = { turma_aluno_id, turma_id, escola_id };
  const given = Object.entries(ids).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const id = { aluno: turma_aluno_id, turma: turma_id, escola: escola_id }[escopo];
  if (given.length !== 1 || id === undefined) throw gestaoProvaErrors.escopo(given);
  return id;
}

/** @throws 403 when a teacher asks for a school; 404 out of reach */
async function placeOf(ctx: StaffCtx, body: Body): Promise<Place> {
  const id = scopeId(body);
  if (body.escopo === 'escola') {
    if (ctx.alcance.turmas !== null) throw errors.profile();
    return { escola: escolaOf(ctx, id), turma_id: null, aluno: null };
  }
  if (body.escopo === 'turma') return { escola: await requireTurma(ctx, id), turma_id: id, aluno: null };
  const found = await findInReach(ctx.db, ctx.sessao, id, ctx.agora);
  if (!found) throw gestaoProvaErrors.notFound();
  const escola = tenant(ctx.db, found.escola_id);
  const aluno = { turma_aluno_id: id, pessoa_id: found.pessoa_id };
  return { escola, turma_id: await findTurmaOf(escola, id), aluno };
}

const msOf = (text: string | undefined) => (text === undefined ? null : new Date(text).getTime());

/** Finds and checks what the body names. @throws 403, 404 or 422 */
async function readPedido(ctx: StaffCtx, body: Body): Promise<{ escola: Tenant; pedido: Prorrogacao }> {
  const { escola, turma_id, aluno } = await placeOf(ctx, body);
  const { turma_avaliacao_id = null, dia_prova = null } = body;
  if (dia_prova !== null && turma_avaliacao_id === null) throw gestaoProvaErrors.diaSemProva();
  const interval = intervalOf(msOf(body.inicio), msOf(body.fim), ctx.agora.getTime());
  if (!interval) throw gestaoProvaErrors.intervalo();
  const pedido = {
    pedido_id: body.pedido_id.toLowerCase(),
    escopo: body.escopo,
    aluno,
    alvo: { turma_aluno_id: aluno?.turma_aluno_id ?? null, turma_id, turma_avaliacao_id, dia_prova },
    minutos: body.minutos,
    interval,
    inclui_roteiros: body.inclui_roteiros ?? false,
    motivo: body.motivo,
  };
  return { escola, pedido };
}

/** A preview as the extension it is a preview of. Nothing of the id and the reason is stored. */
function asPedido({ turma_id, aluno, turma_avaliacao_id, ...query }: QueryOf<'getPreviaProrrogacao'>): Body {
  const given = (name: string, value: number | undefined) => {
    const id = filterOf(value);
    return id === null ? {} : { [name]: id };
  };
  return {
    ...query,
    pedido_id: '',
    motivo: '',
    ...given('turma_id', turma_id),
    ...given('turma_aluno_id', aluno),
    ...given('turma_avaliacao_id', turma_avaliacao_id),
  };
}

function present({ id, criada_em, gabarito_liberado_em, desfeita_em, ...row }: ProrrogacaoRow) {
  return {
    prorrogacao_id: id,
    ...row,
    criada_em: iso(criada_em),
    gabarito_liberado_em: iso(gabarito_liberado_em),
    desfeita_em: iso(desfeita_em),
  };
}

/** @param roteiros what an extension asks of roadmaps */
export const buildHandlers = ({ roteiros }: Pick<Above, 'roteiros'>) =>
  ({
    undoProrrogacao: async (call) => {
      const ctx = await staffCtxOf(call);
      return ok(present(await desfazer(ctx, call.path.prorrogacao_id, call.body.motivo, roteiros)));
    },
    createProrrogacao: async (call) => {
      const ctx = await staffCtxOf(call);
      const { escola, pedido } = await readPedido(ctx, call.body);
      if (pedido.alvo.turma_id !== null) await assertTurmaAberta(escola, pedido.alvo.turma_id);
      return ok(present(await prorrogar(ctx, escola, pedido, roteiros)));
    },
    getPreviaProrrogacao: async (call) => {
      const ctx = await staffCtxOf(call);
      const { escola, pedido } = await readPedido(ctx, asPedido(call.query));
      const { gabarito_liberado_em, adia, ...moved } = await previewProrrogacao(ctx, escola, pedido, roteiros);
      return ok({
        minutos: pedido.minutos,
        ...moved,
        gabarito_liberado_em: iso(gabarito_liberado_em),
        adia: adia.map(({ avaliacao_id, descricao, motivo, antes, depois }) => ({
          avaliacao_conhecimento_id: avaliacao_id,
          descricao,
          motivo,
          gabarito_liberado_em: iso(antes),
          gabarito_liberado_em_depois: iso(depois),
        })),
      });
    },
  }) satisfies Handlers;
