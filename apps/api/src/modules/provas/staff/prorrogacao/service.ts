/**
 * Extends windows, attempts and roadmaps, updates the release that follows from them, and writes the audit row, in one
 * transaction (decision 119).
 */
import { isLiberada, liberacaoMs } from '@luneta/domain/liberacao';
import { extendAttempt, type Extended, gainsTime, type Interval } from '@luneta/domain/prorrogacao';

import type { Tenant } from '../../../../database/tenant.ts';
import type { Roteiros } from '../../above.ts';
import { moveReleases } from '../../release-store.ts';
import { recordAct, type StaffCtx } from '../../../escola/index.ts';
import { askRecalculos } from '../../recalculo-store.ts';
import { gestaoProvaErrors } from '../errors.ts';
import { findFins } from '../fim-store.ts';
import { iso } from '../../../../http/iso.ts';
import { type AttemptRow, lockPrazos, setPrazos, toRunning } from '../prazo-store.ts';
import { type Adiada, adiadas, findLiberacoes } from './adiadas.ts';
import type { Efeito } from './efeito.ts';
import { findPedido, createPedido, type Moved, type ProrrogacaoRow, setMoved } from './pedido-store.ts';
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

type Change = { readonly row: AttemptRow; readonly extended: Extended; readonly gains: boolean };

const keyOf = (dia: { readonly turma_avaliacao_id: number; readonly dia_prova: number }) =>
  `${dia.turma_avaliacao_id}/${dia.dia_prova}`;

/** The days on which somebody gains time, what it does to their attempts, and the students, once for each day. PRR-6 */
async function findGanho(tx: Tenant, dias: readonly store.DiaAlvo[], given: Prorrogacao, agora: Date) {
  const { alvo, interval, minutos } = given;
  const days = store.ofDias(dias, alvo);
  const rows = await store.lockAttempts(tx, days);
  const changes = rows.flatMap((row): Change[] => {
    const end = Math.min(row.prazo_em.getTime(), row.encerrada_em?.getTime() ?? Number.POSITIVE_INFINITY);
    const running = toRunning(row);
    const extended = end < interval.inicioMs ? null : extendAttempt(running, minutos * 60, agora.getTime());
    return extended ? [{ row, extended, gains: gainsTime(running, extended, agora.getTime()) }] : [];
  });
  const waiting = await store.findNotStarted(tx, days, minutos * 60, agora);
  const gained = [...changes.filter(({ gains }) => gains).map(({ row }) => row), ...waiting];
  const moving = new Set(gained.map(keyOf));
  return {
    dias: dias.filter((dia) => moving.has(keyOf(dia))),
    changes: changes.filter(({ row }) => moving.has(keyOf(row))),
    alunos: gained.map(({ turma_aluno_id }) => turma_aluno_id),
  };
}

/** Extends windows and attempts of the days on which somebody gains time. */
async function moveDias(tx: Tenant, selected: readonly store.DiaAlvo[], given: Prorrogacao, agora: Date) {
  if (selected.length === 0) return { dias: [], changes: [], alunos: [] };
  const ganho = await findGanho(tx, selected, given, agora);
  if (ganho.dias.length === 0) return ganho;
  await moveReleases(tx, agora, async (moves) => {
    await store.moveWindows(moves, store.ofDias(ganho.dias, given.alvo), given.minutos * 60);
    await setPrazos(
      moves,
      ganho.changes.map(({ row, extended }) => ({ id: row.id, extended })),
    );
  });
  return ganho;
}

/** The latest release among these exams; null while none is known. */
export async function latestRelease(tx: Tenant, avaliacao_ids: readonly number[]): Promise<Date | null> {
  const fins = await findFins(tx, avaliacao_ids);
  const releases = [...fins.values()].flatMap(({ classEndsMs, retencao }) => liberacaoMs(classEndsMs, retencao) ?? []);
  return releases.length === 0 ? null : new Date(Math.max(...releases));
}

/** What moved, in numbers for the answer and by ids so that it can be taken back. */
type Movido = { readonly moved: Moved; readonly efeito: Efeito; readonly avaliacao_ids: readonly number[] };

/** @throws 409 when everything selected is released, or nobody gains time; 422 when nothing was open */
async function move(tx: Tenant, given: Prorrogacao, roadmaps: Roteiros, agora: Date): Promise<Movido> {
  const { alvo, interval, minutos } = given;
  const { dias: open, released } = await openDias(tx, given, agora);
  const { dias, changes, alunos } = await moveDias(tx, open, given, agora);
  const roteiros = given.inclui_roteiros ? await roadmaps.moveRoteiros(tx, alvo, interval, minutos * 60) : [];
  if (dias.length === 0 && roteiros.length === 0) {
    if (open.length > 0) throw gestaoProvaErrors.ninguemGanha();
    throw released > 0 ? gestaoProvaErrors.tudoLiberado() : gestaoProvaErrors.nadaAberto();
  }
  const avaliacao_ids = idsOf(dias);
  await askRecalculos(tx, avaliacao_ids);
  const { turma_id, turma_aluno_id } = alvo;
  return {
    avaliacao_ids,
    moved: {
      qtde_alunos: new Set(alunos).size,
      qtde_provas: alunos.length,
      qtde_roteiros: roteiros.length,
      gabarito_liberado_em: await latestRelease(tx, avaliacao_ids),
    },
    efeito: {
      turma_id,
      turma_aluno_id,
      dias: dias.map(({ turma_avaliacao_id, dia_prova }) => ({ turma_avaliacao_id, dia_prova })),
      tentativas: changes.map(({ row, extended }) => ({
        id: row.id,
        encerrada_em: extended.reopens ? iso(row.encerrada_em) : null,
      })),
      roteiros,
    },
  };
}

/** Grants the extension once for each `pedido_id`; a repetition returns the first response. */
export async function prorrogar(
  { sessao, agora }: StaffCtx,
  escola: Tenant,
  given: Prorrogacao,
  roadmaps: Roteiros,
): Promise<ProrrogacaoRow> {
  const { pedido_id, escopo, minutos, alvo, aluno, motivo } = given;
  return escola.transaction(async (tx) => {
    await lockPrazos(tx);
    const id = await createPedido(tx, { pedido_id, escopo, minutos, criada_em: agora });
    if (id === null) return findPedido(tx, pedido_id);
    const { moved, efeito } = await move(tx, given, roadmaps, agora);
    await setMoved(tx, id, moved, efeito);
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
    return { id, pedido_id, minutos, criada_em: agora, desfeita_em: null, ...moved };
  });
}

export type Prevista = Moved & {
  /** Exams whose results would come later. */
  readonly adia: readonly Adiada[];
};

/** Carries the outcome of a preview out of the transaction that it undoes. */
class Previsto extends Error {
  override name = 'Previsto';
  readonly prevista: Prevista;
  constructor(prevista: Prevista) {
    super('a preview writes nothing');
    this.prevista = prevista;
  }
}

/** What the extension would move now, by the same steps, all of them undone: nothing is written, nothing is audited. */
export async function previewProrrogacao(
  { agora }: StaffCtx,
  escola: Tenant,
  given: Prorrogacao,
  roadmaps: Roteiros,
): Promise<Prevista> {
  try {
    return await escola.transaction(async (tx) => {
      await lockPrazos(tx);
      const before = await findLiberacoes(tx, agora);
      const { moved, avaliacao_ids } = await move(tx, given, roadmaps, agora);
      throw new Previsto({ ...moved, adia: adiadas(before, await findLiberacoes(tx, agora), avaliacao_ids) });
    });
  } catch (error) {
    if (error instanceof Previsto) return error.prevista;
    throw error;
  }
}
