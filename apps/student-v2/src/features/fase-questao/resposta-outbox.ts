/** Answers to the questions of a phase on their way to the server. */
import type { ItemAnswer } from '@luneta/api-client/trilha-fase';
import { fimDe } from '@luneta/app-shell';
import type { Recusa } from '@luneta/domain';
import { createOutbox, keptAsIs, type KeptRow, type Outbox, type OutboxOptions, type Rows } from '@luneta/outbox';

export type RespostaRow = KeptRow<ItemAnswer, Recusa>;
type RespostaOptions<Answer> = Omit<OutboxOptions<ItemAnswer, Answer, Recusa>, 'name' | 'storage' | 'fim'>;

/** Begins the keys of a phase: one student, one phase. */
export const prefixOf = (turma_aluno_id: number, trilha_fase_id: number) => `${turma_aluno_id}/${trilha_fase_id}/`;

/** Keeps the newest answer to each question of the phase. */
export const respostaOutbox = <Answer>(
  prefix: string,
  rows: Rows<RespostaRow>,
  options: RespostaOptions<Answer>,
): Outbox<ItemAnswer, Recusa> =>
  createOutbox({ ...options, name: `trilha/${prefix}`, storage: keptAsIs(rows, prefix), fim: fimDe });
