/**
 * Merges the server's answers with the ones kept on this device. Runs at the start and at every reload from the server,
 * so it must never undo a choice: the highest sequence wins, and a choice made just now gets a new one.
 */
import type { ProvaPolicy } from '@luneta/domain/prova-policy';
import type { RedacaoEntry, RespostaEntry, SubjetivaEntry, OutboxEntry } from '../outbox/outbox.ts';
import type { Resumo, ResumoItem, ResumoMateria } from '../shapes.ts';
import { asideOf, rebase } from './answer-acks.ts';
import { forgetAnswer } from './answers.ts';
import { startClock } from './clock.ts';
import { afterFailure, connected } from './connection.ts';
import { andThen, signal, step, type ProvaEffect, type Step } from './effects.ts';
import type { DayFrom } from './events.ts';
import { mergeEssay } from './load-essay.ts';
import { eraOf, knownItems, withRepairs } from './repairs.ts';
import type { ItemState, Phase, ProvaState, WaitingResposta } from './state.ts';

export interface Loaded {
  readonly resumo: Resumo;
  readonly entries: readonly OutboxEntry[];
  readonly lastViewed: number | null;
  readonly from: DayFrom;
  readonly known?: Resumo | null;
  readonly now: number;
}

/** The day of the server, or the one kept on this device: then the session goes on as without a connection (D 199). */
export function loaded(state: ProvaState, policy: ProvaPolicy, day: Loaded): Step {
  if (day.from === 'server') return merged({ ...state, stale: false }, policy, day);
  // Only the first load needs it: afterwards the state of this session is newer.
  const failure = day.from === 'network' ? 'network' : 'server';
  if (state.phase !== 'loading') return afterFailure(state, failure);
  return andThen(merged({ ...state, stale: true }, policy, day), (next) => afterFailure(next, failure));
}

function merged(state: ProvaState, policy: ProvaPolicy, { resumo, entries, lastViewed, known, now }: Loaded): Step {
  const before = knownItems(state, known ?? null);
  const { materias, redacao, lingua_estrangeira, tempo_restante, acrescimo, servidor_em, ...facts } = resumo;
  const mine =
    state.access === 'read-only'
      ? []
      : entries.filter((entry) => entry.turma_aluno_id === state.ids.turma_aluno_id && entry.tardia !== true);
  const effects: ProvaEffect[] = [];
  const lost: ItemState[] = [];
  const items = materias
    .flatMap((materia) => materia.itens.map((item) => ({ materia, item })))
    .map(({ materia, item }) => mergeItem(state, materia, item, mine, effects, lost))
    .map((item) => {
      const was = before.get(item.turma_avaliacao_questao_resposta_id);
      return { ...item, era: eraOf(was, item.era, item.banco_questao_id) };
    })
    .sort((a, b) => a.numero - b.numero);

  const phase = phaseAfterLoad(state.phase, resumo);
  const running = phase === 'answering' || phase === 'time-over';
  const base: ProvaState = {
    ...connected(state),
    phase,
    facts,
    items,
    language: {
      ...state.language,
      chosen: state.language.saving === null ? lingua_estrangeira : state.language.chosen,
    },
    clock: {
      ...state.clock,
      now,
      deadline: running ? now + tempo_restante * 1000 : null,
      syncedAt: now,
      servidorEpoch: Date.parse(servidor_em),
      gained: acrescimo ?? state.clock.gained,
    },
    lastSeq: Math.max(
      state.lastSeq,
      redacao?.seq ?? 0,
      ...items.flatMap((item) => [item.stored.seq, item.waiting?.seq ?? 0]),
      ...mine.map((entry) => entry.seq),
    ),
    lastViewed: state.lastViewed ?? lastViewed,
  };
  const draft = mine.find(
    (entry): entry is RedacaoEntry =>
      entry.kind === 'redacao' && entry.proposta_redacao_id === redacao?.proposta_redacao_id,
  );
  const rebased = lost.reduce(
    (done, item) => andThen(done, (next) => rebase(next, item)),
    step(withRepairs(base, before), ...effects),
  );
  const whole = andThen(rebased, (next) => mergeEssay(next, redacao, draft ?? null));
  const leaving = phase === 'finished' && state.phase !== 'finished' && state.phase !== 'time-over';
  const cancelled = (resumo.cancelada_em ?? null) !== null;
  const left = cancelled
    ? ({ type: 'leave-finished', cancelled } as const)
    : ({ type: 'go-finished', cause: 'already-closed', recibo: null } as const);
  const told = leaving ? andThen(whole, (next) => step(next, signal(left))) : whole;
  return startClock(told, policy, now);
}

function mergeItem(
  state: ProvaState,
  materia: ResumoMateria,
  fromServer: ResumoItem,
  entries: readonly OutboxEntry[],
  effects: ProvaEffect[],
  lost: ItemState[],
): ItemState {
  const { seq, subjetiva = false, texto_resposta, ...item } = fromServer;
  const row = item.turma_avaliacao_questao_resposta_id;
  const current = state.items.find((candidate) => candidate.turma_avaliacao_questao_resposta_id === row);
  // The outbox is read only at the first load. Afterwards the state of this session is newer.
  const entry = entries.find(
    (candidate): candidate is RespostaEntry | SubjetivaEntry =>
      candidate.kind === (subjetiva ? 'subjetiva' : 'resposta') &&
      candidate.turma_avaliacao_questao_resposta_id === row,
  );
  // The loaded data may be older than an acknowledgement received in the meantime.
  const fresh = { item_resposta: item.item_resposta, texto_resposta: texto_resposta ?? '', seq };
  const stored = current !== undefined && current.stored.seq > seq ? current.stored : fresh;
  const waiting = current === undefined ? (entry === undefined ? null : restored(entry)) : current.waiting;
  const { materia_id, materia_nome } = materia;
  const base: ItemState = {
    ...item,
    item_resposta: stored.item_resposta,
    texto_resposta: stored.texto_resposta,
    subjetiva,
    materia_id,
    materia_nome,
    stored,
    waiting: null,
    sending: current?.sending ?? null,
    unsettled: current?.unsettled ?? false,
    fora_do_prazo: current?.fora_do_prazo ?? false,
    aside: current?.aside ?? null,
    era: current?.era ?? [],
  };
  if (waiting === null) return base;
  const pending: ItemState = {
    ...base,
    waiting,
    item_resposta: waiting.item_resposta,
    // On screen as it was typed.
    texto_resposta: current?.texto_resposta ?? waiting.texto_resposta,
    unsettled: base.unsettled || current === undefined,
  };
  if (waiting.seq > stored.seq) return pending;
  // A choice of this screen that was never sent is newer than the server's data. Otherwise the server's data is newer.
  if (current !== undefined && !current.unsettled) {
    lost.push({ ...pending, aside: asideOf(pending, stored) });
    return pending;
  }
  effects.push(forgetAnswer(state, base, waiting.seq));
  return { ...base, aside: asideOf(base, waiting) };
}

/** Read from the outbox: it may or may not have been sent before, so it is sent again now, unless it was refused. */
function restored(entry: RespostaEntry | SubjetivaEntry): WaitingResposta {
  const { seq, respondida_em, recusa } = entry;
  const item_resposta = entry.kind === 'resposta' ? entry.item_resposta : null;
  const texto_resposta = entry.kind === 'subjetiva' ? entry.texto_resposta : '';
  return { seq, item_resposta, texto_resposta, respondida_em, held: true, due: true, refused: recusa ?? null };
}

function phaseAfterLoad(before: Phase, { situacao, responde_apos_entrega, cancelada_em }: Resumo): Phase {
  if (before === 'time-over' || before === 'finished') return before;
  // Nobody begins, answers or gets a receipt of a cancelled exam.
  if ((cancelada_em ?? null) !== null) return 'finished';
  switch (situacao) {
    case 'agendada':
    case 'disponivel':
      return 'not-started';
    case 'em_andamento':
      return 'answering';
    case 'entregue':
      return responde_apos_entrega ? 'answering' : 'finished';
    case 'encerrada':
      return 'finished';
  }
}
