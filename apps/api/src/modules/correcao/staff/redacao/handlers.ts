/** Essays to mark (decision 120). */
import { ABANDONO_MS } from '@luneta/domain/correcao-abandono';

import { type Tenant, tenant } from '../../../../database/tenant.ts';
import { type Handlers, ok } from '../../../../http/call.ts';
import { nextPage, pageOf, readIdCursor } from '../../../../http/cursor.ts';
import { filterOf } from '../../../../http/query.ts';
import { assertProvaAberta, type StaffCtx, staffCtxOf } from '../../../escola/index.ts';
import { escolaOf } from '../../../provas/index.ts';
import { correcaoErrors } from '../errors.ts';
import { findConfiguracao } from './configuracao-store.ts';
import { findCorrecoes } from './correcao-store.ts';
import { regrasOf } from './policy.ts';
import { papelOf, presentFila, presentRedacao } from './presenter.ts';
import { reopenParte, undoCorrecao } from './reabertura.ts';
import { findResumo } from './resumo-store.ts';
import { corretorOf, saveCorrecao } from './service.ts';
import { findFila, findRedacao, type RedacaoInteira } from './store.ts';

const PAGE = 50;

/** @throws 404 out of reach, or while the student still writes */
async function requireRedacao({ db, alcance }: StaffCtx, redacao_id: number): Promise<RedacaoInteira> {
  const row = await findRedacao(db, alcance, redacao_id);
  if (!row) throw correcaoErrors.notFound();
  return row;
}

/** The same to write: not in a closed year (ESC-1). */
async function requireAberta(ctx: StaffCtx, redacao_id: number): Promise<RedacaoInteira> {
  const row = await requireRedacao(ctx, redacao_id);
  await assertProvaAberta(tenant(ctx.db, row.escola_id), row.avaliacao_id);
  return row;
}

async function show(ctx: StaffCtx, redacao_id: number) {
  const row = await requireRedacao(ctx, redacao_id);
  const correcoes = await findCorrecoes(tenant(ctx.db, row.escola_id), redacao_id);
  return ok(presentRedacao(row, correcoes, corretorOf(ctx), ctx.agora));
}

/** Who asks, and by which rules of the school. */
async function asked(ctx: StaffCtx, escola: Tenant) {
  const { segundo_corretor, divergencia_maxima } = regrasOf(await findConfiguracao(escola));
  return {
    turmas: ctx.alcance.turmas,
    ...corretorOf(ctx),
    segundo: segundo_corretor,
    divergencia: divergencia_maxima,
    abandonado_em: new Date(ctx.agora.getTime() - ABANDONO_MS),
  };
}

export const handlers = {
  listCorrecoesResumo: async (call) => {
    const ctx = await staffCtxOf(call);
    const escola = escolaOf(ctx, call.query.escola_id);
    return ok(await findResumo(escola, await asked(ctx, escola)));
  },
  listRedacoes: async (call) => {
    const ctx = await staffCtxOf(call);
    const { escola_id, turma_avaliacao_id, situacao, cursor } = call.query;
    const escola = escolaOf(ctx, escola_id);
    const rows = await findFila(escola, {
      ...(await asked(ctx, escola)),
      turma_avaliacao_id: filterOf(turma_avaliacao_id),
      situacao: filterOf(situacao),
      // Left out, the list holds what the caller can mark now, which is not all.
      todas: situacao !== undefined && filterOf(situacao) === null,
      depois: readIdCursor(cursor),
      quantas: PAGE + 1,
    });
    const { page, next } = pageOf(rows, PAGE, (row) => row.redacao_id);
    return { ...ok(page.map((row) => presentFila(row, corretorOf(ctx), ctx.agora))), ...nextPage(next) };
  },
  getRedacao: async (call) => show(await staffCtxOf(call), call.path.redacao_id),
  saveCorrecaoRedacao: async (call) => {
    const ctx = await staffCtxOf(call);
    const { competencias, marcas = [], motivo_zero, comentario, concluir, versao } = call.body;
    const row = await requireAberta(ctx, call.path.redacao_id);
    const sent = { competencias, marcas, motivo_zero: motivo_zero ?? null, comentario, concluir, versao };
    await saveCorrecao(ctx, row, sent);
    return show(ctx, row.redacao_id);
  },
  undoCorrecaoRedacao: async (call) => {
    const ctx = await staffCtxOf(call);
    const row = await requireAberta(ctx, call.path.redacao_id);
    await undoCorrecao(ctx, row, call.body.versao);
    return show(ctx, row.redacao_id);
  },
  reopenCorrecaoRedacao: async (call) => {
    const ctx = await staffCtxOf(call);
    const { papel, motivo } = call.body;
    const row = await requireAberta(ctx, call.path.redacao_id);
    await reopenParte(ctx, row, { papel: papelOf(papel), motivo });
    return show(ctx, row.redacao_id);
  },
} satisfies Handlers;
