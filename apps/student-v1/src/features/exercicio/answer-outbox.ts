/** The answer to an exercise on its way to the server. */
import type { RespostaDeItem } from '@luneta/api-client/fase';
import { fimDe } from '@luneta/app-shell';
import type { Recusa } from '@luneta/domain';
import { createOutbox, type Outbox, type OutboxOptions, type Rows } from '@luneta/outbox';

import { keyOf, waitingIn, type RunRow, type Run } from '../../shared/fase/run-rows.ts';

type AnswerOptions<Answer> = Omit<OutboxOptions<RespostaDeItem, Answer, Recusa>, 'name' | 'storage' | 'fim'>;

/** Keeps one answer of a run, the newest, beside the log of the run. */
export const answerOutbox = <Answer>(
  run: Run,
  rows: Rows<RunRow>,
  options: AnswerOptions<Answer>,
): Outbox<RespostaDeItem, Recusa> =>
  createOutbox({ ...options, name: `fase/${keyOf(run)}`, storage: waitingIn(rows, run), fim: fimDe });
