/**
 * Extends windows, attempts and roadmaps, updates the release that follows from them, and writes the audit row, in one
 * transaction (decision 119).
 */
import { isLiberada, liberacaoMs } from '@luneta/domain/liberacao';
import { extendAttempt, type Interval } from '@luneta/domain/prorrogacao';

import type { Tenant } from '../../../database/tenant.ts';
import { refreshReleases } from '../../../question/release-store.ts';
import type { StaffCtx } from '../../../school/alcance.ts';
import { recordAct } from '../../../school/auditoria.ts';
import { askRecalculo } from '../../calculo/index.ts';
import { gestaoProvaErrors } from '../errors.ts';
import { findFins } from '../fim-store.ts';
import { lockPrazos, savePrazos, toRunning } from '../prazo-store.ts';
import { findPedido, insertPedido, type Moved, type ProrrogacaoRow, saveMoved } from './pedido-store.ts';
import * as store from './store.ts';

export type Prorrogacao = {
  readonly pedido_id: string;
  readonly escopo: 'aluno' | 'turma' | 'escola';
  readonly alvo: store.Alvo;
  /** The student in the audit row; null for a class or a school. */
  readonly aluno: { readonly turma_aluno_id: number; readonly pessoa_id: number } | null;
  readonly minutos: number;
  readonly interval: Interval;
  readonly inclui_roteiros: boolean;
  readonly motivo: string;
};

const idsOf = (dias: readonly store.DiaAlvo[]) => [...new Set(dias.map(({ avaliacao_id }) => avaliacao_id))];

/** The selected days whose results are not released. What is released is never reopened. */
async function openDias(tx: Tenant, { alvo, interval }: Prorrogacao, agora: Date) {
  const all = await store.lockDias(tx, alvo, interval);
  const fins = await findFins(tx, idsOf(all));
  const dias = all.filter(({ avaliacao_id }) => {
    const fim = fins.get(avaliacao_id);
    return fim && !isLiberada(fim.classEndsMs, fim.retencao, agora.getTime());
  });
  return { dias, released: all.length - dias.length };
}

/** Extends windows and attempts. Returns the students, once for each day whose end changed. */
async function moveDias(
  tx: Tenant,
  dias: readonly store.DiaAlvo[],
  given: Prorrogacao,
  agora: Date,
): Promise<number[]> {
  if (dias.length === 0) return [];
  const { alvo, interval, minutos } = given;
  const days = store.ofDias(dias, alvo);
  await store.moveWindows(tx, days, minutos * 60);
  const changes = (await store.lockAttempts(tx, days)).flatMap((row) => {
    const end = Math.min(row.prazo_em.getTime(), row.encerrada_em?.getTime() ?? Number.POSITIVE_INFINITY);
    const extended = end < interval.inicioMs ? null : extendAttempt(toRunning(row), minutos * 60, agora.getTime());
    return extended ? [{ id: row.id, turma_aluno_id: row.turma_aluno_id, extended }] : [];
  });
  await savePrazos(tx, changes);
  await refreshReleases(tx, idsOf(dias), agora);
  return [...changes.map((change) => change.turma_aluno_id), ...(await store.findNotStarted(tx, days))];
}

async function latestRelease(tx: Tenant, dias: readonly store.DiaAlvo[]): Promise<Date | null> {
  const fins = await findFins(tx, idsOf(dias));
  const releases = [...fins.values()].flatMap(({ classEndsMs, retencao }) => liberacaoMs(classEndsMs, retencao) ?? []);
  return releases.length === 0 ? null : new Date(Math.max(...releases));
}

/** @throws 409 when everything selected is released; 422 when nothing was open */
async function move(tx: Tenant, given: Prorrogacao, agora: Date): Promise<Moved> {
  const { alvo, interval, minutos } = given;
  const { dias, released } = await openDias(tx, given, agora);
  const alunos = await moveDias(tx, dias, given, agora);
  const qtde_roteiros = given.inclui_roteiros ? await store.moveRoteiros(tx, alvo, interval, minutos * 60) : 0;
  if (dias.length === 0 && qtde_roteiros === 0)
    throw released > 0 ? gestaoProvaErrors.tudoLiberado() : gestaoProvaErrors.nadaAberto();
  for (const avaliacao_id of idsOf(dias)) await askRecalculo(tx, avaliacao_id);
  return {
    qtde_alunos: new Set(alunos).size,
    qtde_provas: alunos.length,
    qtde_roteiros,
    gabarito_liberado_em: await latestRelease(tx, dias),
  };
}

/** Grants the extension once for each `pedido_id`; a repetition returns the first response. */
export async function prorrogar(
  { sessao, agora }: StaffCtx,
  escola: Tenant,
  given: Prorrogacao,
): Promise<ProrrogacaoRow> {
  const { pedido_id, escopo, minutos, alvo, aluno, motivo } = given;
  return escola.transaction(async (tx) => {
    await lockPrazos(tx);
    const id = await insertPedido(tx, { pedido_id, escopo, minutos, criada_em: agora });
    if (id === null) return findPedido(tx, pedido_id);
    const moved = await move(tx, given, agora);
    await saveMoved(tx, id, moved);
    const { turma_aluno_id: _named, ...where } = alvo;
    const detalhe = {
      prorrogacao_id: id,
      escopo,
      minutos,
      ...where,
      alunos: moved.qtde_alunos,
      provas: moved.qtde_provas,
    };
    await recordAct(tx, { acao: 'prazo_prorrogado', sessao, ...aluno, motivo, detalhe, agora });
    return { id, pedido_id, minutos, criada_em: agora, ...moved };
  });
}

/** Carries the outcome of a preview out of the transaction that it undoes. */
class Previsto extends Error {
  override name = 'Previsto';
  readonly moved: Moved;
  constructor(moved: Moved) {
    super('a preview writes nothing');
    this.moved = moved;
  }
}

/** What the extension would move now, by the same steps, all of them undone: nothing is written, nothing is audited. */
export async function preverProrrogacao({ agora }: StaffCtx, escola: Tenant, given: Prorrogacao): Promise<Moved> {
  try {
    return await escola.transaction(async (tx) => {
      await lockPrazos(tx);
      throw new Previsto(await move(tx, given, agora));
    });
  } catch (error) {
    if (error instanceof Previsto) return error.moved;
    throw error;
  }
}
