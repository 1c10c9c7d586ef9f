/**
 * The ports of the session: its interfaces to network, clock and browser. Each is small, so that a test can replace it.
 */
import type { Recusa } from '@luneta/domain/escrita';

import type {
  Lingua,
  LinguaEstrangeira,
  ProvaIds,
  Recibo,
  Redacao,
  RedacaoBody,
  Resposta,
  RespostaBody,
  RespostaSubjetiva,
  RespostaSubjetivaBody,
  Resumo,
} from './shapes.ts';

/**
 * Why a call did not do its work.
 * - `network`: no answer (offline, reset, timeout); it may or may not have reached the server.
 * - `server`: the server answered that it cannot now (5xx, 408, 429); worth trying again.
 * - `unauthorised`: 401, or somebody else is signed in; nothing may be sent until the same student is back.
 * - `finished`: `avaliacao_finalizada`, the exam day takes no more writes from this student.
 * - `refused`: every other 4xx; sending the same again will not help (rule GRV-1).
 */
export type FailureKind = 'network' | 'server' | 'unauthorised' | 'finished' | 'refused';

/** The only error a transport throws on purpose. */
export class ProvaFailure extends Error {
  readonly kind: FailureKind;
  /** What the server said of a write that it does not take; null for every failure that is waited for. */
  readonly recusa: Recusa | null;
  constructor(kind: FailureKind, options?: ErrorOptions & { recusa?: Recusa }) {
    super(`exam call failed: ${kind}`, options);
    this.name = 'ProvaFailure';
    this.kind = kind;
    const says = kind === 'refused' || kind === 'finished';
    this.recusa = says ? (options?.recusa ?? NOTHING_SAID) : null;
  }
}

/** A refusal without a sentence, as from a proxy. */
const NOTHING_SAID: Recusa = { status: 400, codigo: 'erro_http', mensagem: 'O servidor não aceitou.' };

/** The calls of an exam. Every one carries `ids.turma_aluno_id`; a transport never swaps the student. */
export interface ProvaTransport {
  resumo(ids: ProvaIds): Promise<Resumo>;
  saveResposta(ids: ProvaIds, body: RespostaBody): Promise<Resposta>;
  saveRespostaSubjetiva(ids: ProvaIds, body: RespostaSubjetivaBody): Promise<RespostaSubjetiva>;
  setLinguaEstrangeira(ids: ProvaIds, lingua_estrangeira: LinguaEstrangeira): Promise<Lingua>;
  saveRedacao(ids: ProvaIds, proposta_redacao_id: number, body: RedacaoBody): Promise<Redacao>;
  closeProva(ids: ProvaIds): Promise<Recibo>;
  /** Resolves when the server is reachable (GET saude); used only after a failure (decision 186). */
  saude(): Promise<void>;
}

/** Monotonic time (performance.now) and timers. Wall-clock time is never read: it may be wrong by a day (C15). */
export type { Clock as ProvaClock } from '@luneta/outbox';

/** The browser's own hints. They only hasten a check: `navigator.onLine` stays true while every call fails. */
export interface ConnectivityPort {
  /** `online`/`offline` events, `hidden` when the page goes away, `visible` when it returns. */
  subscribe(listener: (hint: 'online' | 'offline' | 'hidden' | 'visible') => void): () => void;
}

/** One writer per exam on this device; the newest tab wins (decision 110). */
export interface TabsPort {
  /** Announces this tab as the writer; `lost` is called when another one does. Returns the release. */
  claim(name: string, lost: () => void): () => void;
}

/** The running day on this device, for a reload without a connection (decision 199). Must not throw. */
export interface DaysPort {
  /** As it is by now; null when this day is not kept. */
  read(ids: ProvaIds): Resumo | null;
  write(ids: ProvaIds, resumo: Resumo): void;
  /** The exam is over. */
  forget(ids: ProvaIds): void;
}

/** A string kept by key, for the last viewed question. Must not throw. */
export interface PlacesPort {
  read(key: string): string | null;
  write(key: string, value: string): void;
}
