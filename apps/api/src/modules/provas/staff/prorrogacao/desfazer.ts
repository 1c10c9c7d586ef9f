/** Takes back an extension that nobody has used yet; the release returns with it (decision 210). */
import { isLiberada } from '@luneta/domain/liberacao';
import { endWithout, type Extended, type Granted, usedExtension } from '@luneta/domain/prorrogacao';

import { tenant, type Tenant } from '../../../../database/tenant.ts';
import { errors } from '../../../../http/errors.ts';
import type { Roteiros } from '../../above.ts';
import { moveReleases } from '../../release-store.ts';
import { assertTurmaAberta, findInReach, recordAct, type StaffCtx } from '../../../escola/index.ts';
import { askRecalculos } from '../../recalculo-store.ts';
import { requireTurma } from '../alcance.ts';
import { gestaoProvaErrors } from '../errors.ts';
import { findFins } from '../fim-store.ts';
import { lockPrazos, setPrazos, toRunning } from '../prazo-store.ts';
import { type AttemptOfDia, findAttempts, lockEfeito, moveBack } from './desfazer-store.ts';
import type { Efeito } from './efeito.ts';
import { type Dada, findDada, findDadasDoDia, findPedido, type ProrrogacaoRow, setDesfeita } from './pedido-store.ts';
import { latestRelease } from './service.ts';

type Span = Pick<Dada, 'minutos' | 'criada_em'>;
type Back = { readonly row: AttemptOfDia; readonly given: Granted; readonly extended: Extended };

/** What taking the extension back does to an attempt; null for one that it never concerned. PRR-8 */
function backOf(row: AttemptOfDia, moved: boolean, { minutos, criada_em }: Span): Back | null {
  const seconds = minutos * 60;
  const running = toRunning(row);
  const iniciadaEmMs = row.iniciada_em.getTime();
  if (!moved && iniciadaEmMs <= criada_em.getTime()) return null;
  const oldEndMs = moved
    ? running.endMs - seconds * 1000
    : endWithout(
        {
          ...running,
          inicioMs: iniciadaEmMs,
          windowEndMs: row.fim_em.getTime(),
          durationSeconds: row.duracao_minutos * 60,
          fator: row.fator_tempo,
          fatorPastWindow: row.passa_da_janela,
        },
        seconds,
      );
  if (oldEndMs >= running.endMs) return null;
  const acrescimosSeconds = running.acrescimosSeconds - (moved ? seconds : 0);
  const given = {
    oldEndMs,
    grantedMs: criada_em.getTime(),
    iniciadaEmMs,
    encerradaEmMs: row.encerrada_em?.getTime() ?? null,
    gravadaEmMs: row.gravada_em?.getTime() ?? null,
  };
  return { row, given, extended: { endMs: oldEndMs, acrescimosSeconds, reopens: false } };
}

function backsOf(rows: readonly AttemptOfDia[], efeito: Efeito, span: Span): Back[] {
  const moved = new Set(efeito.tentativas.map(({ id }) => id));
  return rows.flatMap((row) => backOf(row, moved.has(row.id), span) ?? []);
}

/** @throws 409 when the results of an exam are out */
async function assertNotReleased(tx: Tenant, avaliacao_ids: readonly number[], agora: Date): Promise<void> {
  for (const { classEndsMs, retencao } of (await findFins(tx, avaliacao_ids)).values())
    if (isLiberada(classEndsMs, retencao, agora.getTime())) throw gestaoProvaErrors.tudoLiberado();
}

/** Moves everything back. @throws 409 when somebody has used a minute, or results are out */
async function moveAllBack(
  tx: Tenant,
  efeito: Efeito,
  span: Span,
  roteiros: Roteiros,
  agora: Date,
): Promise<Date | null> {
  const { avaliacao_ids, rows } = await lockEfeito(tx, efeito);
  await assertNotReleased(tx, avaliacao_ids, agora);
  const backs = backsOf(rows, efeito, span);
  if (backs.some(({ given }) => usedExtension(given, agora.getTime()))) throw gestaoProvaErrors.prorrogacaoUsada();
  await moveReleases(tx, agora, async (moves) => {
    await setPrazos(
      moves,
      backs.map(({ row, extended }) => ({ id: row.id, extended })),
    );
    await moveBack(moves, efeito, span.minutos * 60);
  });
  await roteiros.moveRoteirosBack(tx, efeito.roteiros, span.minutos * 60);
  await askRecalculos(tx, avaliacao_ids);
  return latestRelease(tx, avaliacao_ids);
}

/** Whoever may give it may take it back. @throws 403 for a teacher and a school; 404 out of reach */
async function requireDada(ctx: StaffCtx, prorrogacao_id: number): Promise<Dada> {
  const dada = await findDada(ctx.db, ctx.alcance.escolas, prorrogacao_id);
  if (!dada) throw gestaoProvaErrors.notFound();
  const { escopo, efeito } = dada;
  if (escopo === 'escola' && ctx.alcance.turmas !== null) throw errors.profile();
  if (efeito?.turma_aluno_id && !(await findInReach(ctx.db, ctx.sessao, efeito.turma_aluno_id, ctx.agora)))
    throw gestaoProvaErrors.notFound();
  if (efeito?.turma_id) await requireTurma(ctx, efeito.turma_id);
  return dada;
}

/** Takes the extension back once; a repetition answers the same. @throws 403, 404, 409 */
export async function desfazer(
  ctx: StaffCtx,
  prorrogacao_id: number,
  motivo: string,
  roteiros: Roteiros,
): Promise<ProrrogacaoRow> {
  const { efeito, escopo, escola_id, pedido_id } = await requireDada(ctx, prorrogacao_id);
  const { sessao, agora } = ctx;
  return tenant(ctx.db, escola_id).transaction(async (tx) => {
    await lockPrazos(tx);
    const row = await findPedido(tx, pedido_id);
    if (row.desfeita_em !== null) return row;
    if (efeito === null) throw gestaoProvaErrors.prorrogacaoUsada();
    if (efeito.turma_id !== null) await assertTurmaAberta(tx, efeito.turma_id);
    const gabarito_liberado_em = await moveAllBack(tx, efeito, row, roteiros, agora);
    await setDesfeita(tx, prorrogacao_id, gabarito_liberado_em, agora);
    await recordAct(tx, {
      acao: 'prorrogacao_desfeita',
      sessao,
      ...(efeito.turma_aluno_id === null ? {} : { turma_aluno_id: efeito.turma_aluno_id }),
      motivo,
      detalhe: { prorrogacao_id, escopo, minutos: row.minutos, turma_id: efeito.turma_id },
      agora,
    });
    return { ...row, gabarito_liberado_em, desfeita_em: agora };
  });
}

type DiaAoVivo = { readonly turma_avaliacao_id: number; readonly dia_prova: number };

/** Extensions of a day that stand and that nobody of this day has used, newest first. */
export async function findDesfaziveis(escola: Tenant, dia: DiaAoVivo, agora: Date): Promise<Dada[]> {
  const dadas = await findDadasDoDia(escola, dia, agora);
  if (dadas.length === 0) return [];
  const rows = await findAttempts(escola, { dias: [dia], turma_aluno_id: null });
  return dadas.filter(({ efeito, ...span }) => {
    if (efeito === null) return false;
    const mine = rows.filter((row) => efeito.turma_aluno_id === null || row.turma_aluno_id === efeito.turma_aluno_id);
    return backsOf(mine, efeito, span).every(({ given }) => !usedExtension(given, agora.getTime()));
  });
}
