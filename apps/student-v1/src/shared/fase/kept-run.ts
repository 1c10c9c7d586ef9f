/**
 * What the device keeps of one run of a phase until its result is acknowledged (decision 125): the progress log, and an
 * answer that has not reached the server. It lives in IndexedDB under the student's id, as unsent answers of an exam do: it
 * outlives a reload and the end of a session, and is sent in that student's session only.
 */
import type { RespostaDeItem } from '@luneta/api-client/fase';
import type { FaseLog, TipoAvaliacao } from '@luneta/api-client';
import type { Recusa } from '@luneta/domain';

import { createRows } from './rows.ts';

export type Run = {
  readonly turma_aluno_id: number;
  readonly tipo: TipoAvaliacao;
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
  readonly objeto_conhecimento_id: number;
  readonly tentativa: number;
};

export type Kept = {
  readonly log: readonly FaseLog[];
  readonly waiting: RespostaDeItem | null;
  /** What the server said of the waiting answer when it did not take it: it is not sent again by itself. */
  readonly recusa?: Recusa | null;
};

/** The contract takes no longer log; what is older than the newest entries is left out. */
const LONGEST_LOG = 2000;
const NOTHING: Kept = { log: [], waiting: null };

const rows = createRows<Kept>('luneta-fase', () => window.indexedDB);

const keyOf = (run: Run) =>
  [
    run.turma_aluno_id,
    run.tipo,
    run.turma_avaliacao_id,
    run.materia_id,
    run.objeto_conhecimento_id,
    run.tentativa,
  ].join('/');

export const readKept = async (run: Run): Promise<Kept> => (await rows.read(keyOf(run))) ?? NOTHING;

/** Adds entries to the log. */
export const addToLog = (run: Run, ...entries: readonly FaseLog[]): Promise<void> =>
  rows.change(keyOf(run), (kept = NOTHING) => ({ ...kept, log: [...kept.log, ...entries].slice(-LONGEST_LOG) }));

/** Keeps an answer before it is sent, or forgets it when the server has said what became of it. */
export const setWaiting = (run: Run, waiting: RespostaDeItem | null): Promise<void> =>
  rows.change(keyOf(run), (kept = NOTHING) => ({ ...kept, waiting, recusa: null }));

/** The server did not take the answer: it stays, with the reason. */
export const setRefused = (run: Run, waiting: RespostaDeItem, recusa: Recusa): Promise<void> =>
  rows.change(keyOf(run), (kept = NOTHING) => ({ ...kept, waiting, recusa }));

/** The answer was graded: it goes from waiting to the log. */
export const settleWaiting = (run: Run, entry: FaseLog): Promise<void> =>
  rows.change(keyOf(run), (kept = NOTHING) => ({ log: [...kept.log, entry].slice(-LONGEST_LOG), waiting: null }));

/** The result is acknowledged, or the explanation was skipped. */
export const clearLog = (run: Run): Promise<void> => rows.remove(keyOf(run));
