/** Everything that can happen to a session: the student, the network, the clock, other tabs. */
import type { Recusa } from '@luneta/domain/escrita';

import type { OutboxEntry } from '../outbox/outbox.ts';
import type { FailureKind } from '../ports.ts';
import type { Lingua, LinguaEstrangeira, Recibo, Redacao, Resposta, RespostaSubjetiva, Resumo } from '../shapes.ts';

export type TimerName = 'tick' | 'idle' | 'essay' | 'check' | 'wake';

/** `network`, `server-failed`: kept on this device, since the server could not be reached or could not answer. */
export type DayFrom = 'server' | 'network' | 'server-failed';

export type StudentEvent =
  | { readonly type: 'chose'; readonly banco_questao_id: number; readonly item_resposta: number | null }
  /** The text of a question without options. */
  | { readonly type: 'text-edited'; readonly banco_questao_id: number; readonly texto: string }
  /** A question came on screen (null: essay, delivery or elsewhere). This is the navigation that saves. */
  | { readonly type: 'viewed'; readonly banco_questao_id: number | null }
  | { readonly type: 'flush-asked' }
  | { readonly type: 'essay-edited'; readonly texto: string }
  | { readonly type: 'essay-save-asked' }
  /** What was refused goes once more: the student asks for it. */
  | { readonly type: 'retry-asked' }
  | { readonly type: 'language-chosen'; readonly lingua_estrangeira: LinguaEstrangeira }
  | { readonly type: 'language-notice-seen' }
  /** The screen has heard how often items were repaired, outside of a save. */
  | { readonly type: 'revision-heard'; readonly revisao_prova: number }
  /** A screen has heard that the exam may have been cancelled: the day is read again. */
  | { readonly type: 'look-asked' }
  | { readonly type: 'repairs-seen' }
  | { readonly type: 'finish-confirmed' }
  | { readonly type: 'finish-cancelled' }
  /** 'Ver resumo' in the time-over countdown. */
  | { readonly type: 'leave-asked' }
  | { readonly type: 'reload-asked' }
  | { readonly type: 'take-over-asked' }
  | { readonly type: 'signed-in'; readonly turma_aluno_id: number };

export type WorldEvent =
  | {
      readonly type: 'loaded';
      readonly resumo: Resumo;
      readonly entries: readonly OutboxEntry[];
      readonly lastViewed: number | null;
      /** Where the day was read: from the server, or from this device because the call failed so. */
      readonly from: DayFrom;
      /** The day as this device knew it before: what was repaired since is told. */
      readonly known?: Resumo | null;
    }
  | { readonly type: 'load-failed'; readonly failure: FailureKind }
  | { readonly type: 'answer-held'; readonly id: number; readonly seq: number; readonly durable: boolean }
  | { readonly type: 'essay-held'; readonly seq: number; readonly durable: boolean }
  | {
      readonly type: 'answer-acked';
      readonly id: number;
      readonly seq: number;
      readonly resposta: Resposta | RespostaSubjetiva;
    }
  | {
      readonly type: 'answer-failed';
      readonly id: number;
      readonly seq: number;
      readonly failure: FailureKind;
      readonly recusa: Recusa | null;
    }
  | { readonly type: 'essay-acked'; readonly seq: number; readonly texto: string; readonly redacao: Redacao }
  | {
      readonly type: 'essay-failed';
      readonly seq: number;
      readonly failure: FailureKind;
      readonly recusa: Recusa | null;
    }
  | { readonly type: 'language-acked'; readonly lingua: Lingua }
  | { readonly type: 'language-failed'; readonly failure: FailureKind }
  | { readonly type: 'close-acked'; readonly recibo: Recibo }
  | { readonly type: 'close-failed'; readonly failure: FailureKind }
  | { readonly type: 'hinted'; readonly hint: 'online' | 'offline' | 'hidden' | 'visible' }
  | { readonly type: 'check-passed' }
  | { readonly type: 'check-failed' }
  | { readonly type: 'timer'; readonly name: TimerName }
  | { readonly type: 'tab-lost' };

/** `now`: monotonic milliseconds at which it happened. `id`: turma_avaliacao_questao_resposta_id. */
export type ProvaEvent = (StudentEvent | WorldEvent) & { readonly now: number };
