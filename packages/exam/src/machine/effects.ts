/** The effects of the machine, as data. The session runs them; `signal` is passed to the app. */
import type { OutboxEntry } from '../outbox/outbox.ts';
import type { LinguaEstrangeira, Recibo, RedacaoBody, RespostaBody, RespostaSubjetivaBody } from '../shapes.ts';
import type { TimerName } from './events.ts';
import type { ProvaState } from './state.ts';

/** For the app, which alone knows routes, words and dialogs. */
export type ProvaSignal =
  /** The exam takes no more writes (`avaliacao_finalizada`): refetch the list and leave (S3 §4, S2 §8). */
  | { readonly type: 'leave-finished'; readonly cancelled?: true }
  /** Delivered, or time is over and its countdown ended: go to the receipt. */
  | {
      readonly type: 'go-finished';
      readonly cause: 'delivered' | 'time-over' | 'already-closed';
      readonly recibo: Recibo | null;
    }
  /** The same-numbered question in the other language. */
  | { readonly type: 'go-item'; readonly banco_questao_id: number }
  /** 401 in the middle: sign in as the same student without leaving (decision 32). */
  | { readonly type: 'ask-sign-in' }
  /** Warning modal, once per threshold; `seconds` left now. */
  | { readonly type: 'warn-time'; readonly threshold: number; readonly seconds: number }
  /** Polite announcement for screen readers. */
  | { readonly type: 'announce-time'; readonly threshold: number; readonly seconds: number };

export type ProvaEffect =
  | { readonly type: 'load' }
  | { readonly type: 'keep'; readonly entry: OutboxEntry }
  | { readonly type: 'forget'; readonly key: string; readonly seq: number }
  | { readonly type: 'send-answer'; readonly body: RespostaBody }
  | { readonly type: 'send-text'; readonly body: RespostaSubjetivaBody }
  | { readonly type: 'send-essay'; readonly proposta_redacao_id: number; readonly body: RedacaoBody }
  | { readonly type: 'send-language'; readonly lingua_estrangeira: LinguaEstrangeira }
  | { readonly type: 'close' }
  | { readonly type: 'check' }
  | { readonly type: 'set-timer'; readonly name: TimerName; readonly ms: number }
  | { readonly type: 'cancel-timer'; readonly name: TimerName }
  | { readonly type: 'remember-place'; readonly banco_questao_id: number }
  | { readonly type: 'claim-tab' }
  | { readonly type: 'signal'; readonly signal: ProvaSignal };

export interface Step {
  readonly state: ProvaState;
  readonly effects: readonly ProvaEffect[];
}

export function step(state: ProvaState, ...effects: readonly ProvaEffect[]): Step {
  return { state, effects };
}

/** Applies a further step and appends its effects in order. */
export function andThen(before: Step, next: (state: ProvaState) => Step): Step {
  const after = next(before.state);
  return { state: after.state, effects: [...before.effects, ...after.effects] };
}

export function signal(value: ProvaSignal): ProvaEffect {
  return { type: 'signal', signal: value };
}
