/** Extensions for a student, a class or a school (decisions 91, 119). */
import { intervalOf } from '@luneta/domain/prorrogacao';

import { findInReach } from '../../../school/alcance.ts';
import { tenant, type Tenant } from '../../../database/tenant.ts';
import { ok, type BodyOf, type Handlers } from '../../../http/call.ts';
import { errors } from '../../../http/errors.ts';
import { staffCtxOf, type StaffCtx } from '../../../school/alcance.ts';
import { iso } from '../../../http/iso.ts';
import { escolaOf, requireTurma } from '../alcance.ts';
import { gestaoProvaErrors } from '../errors.ts';
import { prorrogar } from './service.ts';
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
  const ids = { aluno: turma_aluno_id, turma: turma_id, escola: escola_id };
  const given = Object.values(ids).filter((id) => id !== undefined);
  const id = ids[escopo];
  if (given.length !== 1 || id === undefined) throw gestaoProvaErrors.escopo();
  return id;
}

/** @throws 403 when a teacher asks for a school; 404 out of reach */
async function placeOf(ctx: StaffCtx, body: Body): Promise<Place> {
  const id = scopeId(body);
  if (body.escopo === 'escola') {
    if (ctx.alcance.professor_id !== null) throw errors.profile();
    return { escola: escolaOf(ctx, id), turma_id: null, aluno: null };
  }
  if (body.escopo === 'turma') return { escola: await requireTurma(ctx, id), turma_id: id, aluno: null };
  const found = await findInReach(ctx.db, ctx.sessao, id);
  if (!found) throw gestaoProvaErrors.notFound();
  const escola = tenant(ctx.db, found.escola_id);
  const aluno = { turma_aluno_id: id, pessoa_id: found.pessoa_id };
  return { escola, turma_id: await findTurmaOf(escola, id), aluno };
}

const msOf = (text: string | undefined) => (text === undefined ? null : new Date(text).getTime());

export const handlers = {
  createProrrogacao: async (call) => {
    const { body } = call;
    const ctx = await staffCtxOf(call);
    const { escola, turma_id, aluno } = await placeOf(ctx, body);
    const { turma_avaliacao_id = null, dia_prova = null } = body;
    if (dia_prova !== null && turma_avaliacao_id === null) throw gestaoProvaErrors.diaSemProva();
    const interval = intervalOf(msOf(body.inicio), msOf(body.fim), ctx.agora.getTime());
    if (!interval) throw gestaoProvaErrors.intervalo();
    const { id, ...row } = await prorrogar(ctx, escola, {
      pedido_id: body.pedido_id.toLowerCase(),
      escopo: body.escopo,
      aluno,
      alvo: { turma_aluno_id: aluno?.turma_aluno_id ?? null, turma_id, turma_avaliacao_id, dia_prova },
      minutos: body.minutos,
      interval,
      inclui_roteiros: body.inclui_roteiros ?? false,
      motivo: body.motivo,
    });
    return ok({
      prorrogacao_id: id,
      pedido_id: row.pedido_id,
      minutos: row.minutos,
      qtde_alunos: row.qtde_alunos,
      qtde_provas: row.qtde_provas,
      qtde_roteiros: row.qtde_roteiros,
      criada_em: iso(row.criada_em),
      gabarito_liberado_em: iso(row.gabarito_liberado_em),
    });
  },
} satisfies Handlers;
