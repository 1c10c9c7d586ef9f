/**
 * What the device keeps of one run of a phase until its result is acknowledged (decision 125): the progress log, and an
 * answer that has not reached the server. It lives in IndexedDB under the student's id, as unsent answers of an exam do: it
 * outlives a reload and the end of a session, and is sent in that student's session only.
 */
import type { RespostaDeItem } from '@luneta/api-client/fase';
import type { FaseLog, TipoAvaliacao } from '@luneta/api-client';
import type { Recusa } from '@luneta/domain';
import { createKeptRows, type OutboxStorage, type Rows } from '@luneta/outbox';
import { browserRows } from '@luneta/outbox/browser';

export type Run = {
  readonly turma_aluno_id: number;
  readonly tipo: TipoAvaliacao;
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
  readonly objeto_conhecimento_id: number;
  readonly tentativa: number;
};

export type RunRow = {
  readonly log: readonly FaseLog[];
  readonly waiting: RespostaDeItem | null;
  /** What the server said of the waiting answer when it did not take it: it is not sent again by itself. */
  readonly recusa?: Recusa | null;
};

/** The contract takes no longer log; what is older than the newest entries is left out. */
const LONGEST_LOG = 2000;
const NOTHING: RunRow = { log: [], waiting: null };

export const runRows = browserRows<RunRow>({ database: 'luneta-fase', store: 'guardados' });

/** The key of the run's row. */
export const keyOf = (run: Run) =>
  [
    run.turma_aluno_id,
    run.tipo,
    run.turma_avaliacao_id,
    run.materia_id,
    run.objeto_conhecimento_id,
    run.tentativa,
  ].join('/');

export const readRun = async (run: Run): Promise<RunRow> => (await runRows.read(keyOf(run))) ?? NOTHING;

const change = async (run: Run, next: (row: RunRow) => RunRow | undefined): Promise<void> => {
  await runRows.change(keyOf(run), (row = NOTHING) => next(row));
};

/** Adds entries to the log. */
export const addToLog = (run: Run, ...entries: readonly FaseLog[]): Promise<void> =>
  change(run, (row) => ({ ...row, log: [...row.log, ...entries].slice(-LONGEST_LOG) }));

/** The answer was graded: it goes from waiting to the log. */
export const settleWaiting = (run: Run, entry: FaseLog): Promise<void> =>
  change(run, ({ log }) => ({ log: [...log, entry].slice(-LONGEST_LOG), waiting: null }));

/** The result is acknowledged, or the explanation was skipped. */
export const clearLog = (run: Run): Promise<void> => change(run, () => undefined);

/** The answer that waits, beside the log of its run. */
export const waitingIn = (rows: Rows<RunRow>, run: Run): OutboxStorage<RespostaDeItem, Recusa> =>
  createKeptRows(rows, {
    prefix: keyOf(run),
    encode: ({ value, recusa }, held = NOTHING) => ({ ...held, waiting: value, recusa }),
    // The row of the tenth run begins as that of the first one does.
    decode: ({ waiting, recusa = null }, key) =>
      waiting === null || key !== keyOf(run) ? null : { value: waiting, recusa },
    without: ({ log }) => ({ log, waiting: null }),
  });
