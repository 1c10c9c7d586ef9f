/** The whole of an exam session as data. Nothing here knows a screen, a word or a route. */
import type { Recusa } from '@luneta/domain/escrita';

import type { LinguaEstrangeira, ProvaIds, Recibo, Resumo, ResumoItem, ResumoRedacao } from '../shapes.ts';

/**
 * A change that waits for the server. `held`: the outbox has it. `due`: to be sent now. `refused`: what the server said
 * when it did not take it (rule GRV-1); it stays here, and goes again when it is changed or when the exam is handed in.
 */
export interface Waiting {
  readonly seq: number;
  readonly held: boolean;
  readonly due: boolean;
  readonly refused: Recusa | null;
}

/** What a question is answered with: an option, or a text where it has none. */
export interface Answer {
  readonly item_resposta: number | null;
  /** '' for a question with options. */
  readonly texto_resposta: string;
}

export interface WaitingResposta extends Waiting, Answer {
  readonly respondida_em: string;
}

export interface WaitingRedacao extends Waiting {
  readonly texto: string;
}

/** Its answer is what the student sees. */
export interface ItemState extends Omit<ResumoItem, 'seq' | keyof Answer>, Answer {
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly subjetiva: boolean;
  /** What the server is known to hold. */
  readonly stored: Answer & { readonly seq: number };
  readonly waiting: WaitingResposta | null;
  /** Sequence now on its way; at most one per item. */
  readonly sending: number | null;
  /** A request had no answer, so the state of the server is unknown until the next answer. */
  readonly unsettled: boolean;
  /** The server took it after the deadline: kept for staff, not counted. */
  readonly fora_do_prazo: boolean;
  /** A text that lost against another device's. It is shown, so that no text disappears. */
  readonly aside: string | null;
  /** Questions of the bank that stood here before in this session: addresses of before still lead to it. */
  readonly era: readonly number[];
}

export interface EssayState extends Omit<ResumoRedacao, 'seq'> {
  readonly storedSeq: number;
  /** Any edit since the last save ('Nova modificação detectada!'). */
  readonly dirty: boolean;
  /** The last edit on this device, on the server's timeline (decision 196); null before any. */
  readonly editada_em: string | null;
  readonly waiting: WaitingRedacao | null;
  readonly sending: number | null;
  readonly fora_do_prazo: boolean;
  /**
   * A draft of this device that is older than the version of another device. It is shown, so that no text disappears.
   */
  readonly aside: string | null;
}

/**
 * - `not-started`: the window or the student has not begun; instructions come first.
 * - `answering`, `time-over` (5-second countdown), `finished` (no way back in).
 */
export type Phase = 'loading' | 'load-failed' | 'not-started' | 'answering' | 'time-over' | 'finished';

/**
 * Who may write. `read-only`: profile or visitor mode. `taken-over`: a newer tab writes. `needs-sign-in`: 401, the same
 * student must come back. `other-student`: somebody else came, this session never sends again.
 */
export type Access = 'open' | 'read-only' | 'taken-over' | 'needs-sign-in' | 'other-student';

/** `waiting`: the server answered that it cannot now; a retry is timed, nothing is blocked. */
export interface Connection {
  readonly status: 'online' | 'offline' | 'waiting';
  /** Failures since the last acknowledged write; sets the back-off. */
  readonly failures: number;
}

/** Monotonic milliseconds of the injected clock, except `servidorEpoch`. */
export interface ClockState {
  readonly now: number;
  readonly deadline: number | null;
  readonly syncedAt: number;
  /** Server's wall time (epoch ms) at `syncedAt`, to date answers without trusting the device's clock. */
  readonly servidorEpoch: number;
  readonly lastSeconds: number | null;
  readonly warned: readonly number[];
  readonly redirectAt: number | null;
  /** Seconds that were given since the start, shown beside the clock to the end (decision 231). */
  readonly gained: number;
}

export interface FinishState {
  /**
   * `flushing`: answers first. `retrying`: a try failed, another is timed. `unstored`: all is sent but what the server does
   * not take, and the student is asked again. `failed`: the closing call was refused, ask again.
   */
  readonly status: 'idle' | 'flushing' | 'closing' | 'retrying' | 'unstored' | 'failed' | 'done';
  readonly cause: 'student' | 'time-over';
  /** The student was told what is not stored, and hands in without it. */
  readonly accepted: boolean;
  /** The student went back while the closing call ran: if it fails, it is not repeated. */
  readonly withdrawn: boolean;
  readonly recibo: Recibo | null;
}

export interface LanguageState {
  readonly chosen: LinguaEstrangeira | null;
  readonly saving: LinguaEstrangeira | null;
  readonly failed: boolean;
  /** 'Língua estrangeira alterada': numbers whose question was replaced; null when there is nothing to tell. */
  readonly notice: { readonly lingua_estrangeira: LinguaEstrangeira; readonly numeros: readonly number[] } | null;
}

/** Facts of the exam that do not change while it is answered, except the delivery. */
export type ProvaFacts = Omit<
  Resumo,
  'materias' | 'redacao' | 'lingua_estrangeira' | 'tempo_restante' | 'acrescimo' | 'servidor_em'
>;

export interface ProvaState {
  readonly ids: ProvaIds;
  readonly phase: Phase;
  readonly access: Access;
  readonly facts: ProvaFacts | null;
  /** Both languages, by numero; screens use `visibleItems`. */
  readonly items: readonly ItemState[];
  readonly essay: EssayState | null;
  readonly language: LanguageState;
  readonly clock: ClockState;
  readonly connection: Connection;
  readonly finish: FinishState;
  /** Highest sequence used or seen in this attempt. */
  readonly lastSeq: number;
  /** banco_questao_id on screen; null on the essay or elsewhere. */
  readonly current: number | null;
  /** banco_questao_id remembered from an earlier visit (decision 79). */
  readonly lastViewed: number | null;
  /** The day was read from this device, not from the server: it is read again at the next chance. */
  readonly stale: boolean;
  /** Items whose repair the student has not been told yet: turma_avaliacao_questao_resposta_id. */
  readonly repaired: readonly number[];
  /** The day is being read again because of a repair: not asked for twice. */
  readonly looking: boolean;
  /** False once an entry could be kept only in memory. */
  readonly durable: boolean;
}

export function initialState(ids: ProvaIds, options: { readOnly: boolean; now: number }): ProvaState {
  return {
    ids,
    phase: 'loading',
    access: options.readOnly ? 'read-only' : 'open',
    facts: null,
    items: [],
    essay: null,
    language: { chosen: null, saving: null, failed: false, notice: null },
    clock: {
      now: options.now,
      deadline: null,
      syncedAt: options.now,
      servidorEpoch: 0,
      lastSeconds: null,
      warned: [],
      redirectAt: null,
      gained: 0,
    },
    connection: { status: 'online', failures: 0 },
    finish: { status: 'idle', cause: 'student', accepted: false, withdrawn: false, recibo: null },
    lastSeq: 0,
    current: null,
    lastViewed: null,
    stale: false,
    repaired: [],
    looking: false,
    durable: true,
  };
}
