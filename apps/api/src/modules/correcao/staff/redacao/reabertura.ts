/** A delivered part becomes a draft again: its author takes it back, or a coordinator reopens it (decision 227). */
import { undoErro, isNotaLida, reaberturaErro } from '@luneta/domain/correcao-reabertura';
import type { Papel } from '@luneta/domain/correcao-redacao';

import { tenant, type Tenant } from '../../../../database/tenant.ts';
import { requireVersao } from '../../../../http/versao.ts';
import { recordAct, type StaffCtx } from '../../../escola/index.ts';
import { askRecalculo } from '../../../provas/index.ts';
import { correcaoErrors } from '../errors.ts';
import { corretorOf } from './service.ts';
import * as store from './correcao-store.ts';
import type { RedacaoInteira } from './store.ts';

type Act = { readonly papel: Papel; readonly acao: string; readonly motivo?: string };

/** The essay is locked before the exam, as everywhere in this module. */
async function reopen(tx: Tenant, { sessao, agora }: StaffCtx, row: RedacaoInteira, act: Act): Promise<void> {
  const { papel, ...said } = act;
  await store.reopenCorrecao(tx, row.redacao_id, papel, agora);
  await askRecalculo(tx, row.avaliacao_id);
  await recordAct(tx, { ...said, sessao, detalhe: { redacao_id: row.redacao_id, papel }, agora });
}

const partsOf = (rows: readonly store.CorrecaoRow[]) =>
  rows.map((part) => ({ papel: part.papel, corretor: store.nameOf(part), nota: part.nota }));

/**
 * The author takes back the own delivery.
 * @throws 409 when the time is over or a later part has begun
 */
export async function undoCorrecao(ctx: StaffCtx, row: RedacaoInteira, versao: number): Promise<void> {
  const { agora } = ctx;
  await tenant(ctx.db, row.escola_id).transaction(async (tx) => {
    await store.lockRedacao(tx, row.redacao_id);
    const rows = await store.findCorrecoes(tx, row.redacao_id);
    const own = rows.find((part) => store.nameOf(part) === store.nameOf(corretorOf(ctx)));
    if (!own) throw correcaoErrors.desfazer('nao_concluida');
    requireVersao(own.versao, versao);
    const asked = { marcas: partsOf(rows), papel: own.papel, entregueMs: own.gravada_em.getTime() };
    const erro = undoErro(asked, agora.getTime());
    if (erro !== null) throw correcaoErrors.desfazer(erro);
    await reopen(tx, ctx, row, { papel: own.papel, acao: 'correcao_desfeita' });
  });
}

/**
 * A coordinator reopens a finished part, whoever marked it.
 * @throws 409 when it is not finished, or students have read the mark
 */
export async function reopenParte(
  ctx: StaffCtx,
  row: RedacaoInteira,
  { papel, motivo }: { readonly papel: Papel; readonly motivo: string },
): Promise<void> {
  await tenant(ctx.db, row.escola_id).transaction(async (tx) => {
    const nota = await store.lockRedacao(tx, row.redacao_id);
    const rows = await store.findCorrecoes(tx, row.redacao_id);
    const liberado_em = await store.lockLiberacao(tx, row.avaliacao_id);
    const lida = isNotaLida(nota, liberado_em?.getTime() ?? null, ctx.agora.getTime());
    const erro = reaberturaErro({ marcas: partsOf(rows), papel, lida });
    if (erro === 'resultado_liberado') throw correcaoErrors.liberada();
    if (erro !== null) throw correcaoErrors.desfazer(erro);
    await reopen(tx, ctx, row, { papel, acao: 'correcao_reaberta', motivo });
  });
}
