/** `(state, event, policy) → (state, effects[])`: pure, so that every history of a session can be replayed in a test. */
import type { ProvaPolicy } from '@luneta/domain/prova-policy';
import type { FailureKind } from '../ports.ts';
import * as acks from './answer-acks.ts';
import * as answers from './answers.ts';
import { leaveAfterTimeOver, tick } from './clock.ts';
import * as connection from './connection.ts';
import { andThen, step, type Step } from './effects.ts';
import * as essay from './essay.ts';
import type { ProvaEvent } from './events.ts';
import * as finish from './finish.ts';
import * as language from './language.ts';
import { loaded } from './load.ts';
import { look, revisionHeard } from './repairs.ts';
import { dueAll, pump, retryRefused } from './send.ts';
import type { ProvaState } from './state.ts';

export function reduce(state: ProvaState, event: ProvaEvent, policy: ProvaPolicy): Step {
  return andThen(andThen(handle(state, event, policy), pump), finish.advance);
}

function handle(state: ProvaState, event: ProvaEvent, policy: ProvaPolicy): Step {
  switch (event.type) {
    case 'chose':
      return answers.choose(state, policy, event);
    case 'text-edited':
      return answers.write(state, policy, event);
    case 'viewed':
      return answers.viewed(state, event.banco_questao_id);
    case 'flush-asked':
      return step(dueAll(state));
    case 'retry-asked':
      return step(dueAll(retryRefused(state)));
    case 'essay-edited':
      return essay.edit(state, policy, event);
    case 'essay-save-asked':
      return essay.save(state, policy);
    case 'language-chosen':
      return language.chooseLanguage(state, event.lingua_estrangeira);
    case 'language-notice-seen':
      return step({ ...state, language: { ...state.language, notice: null } });
    case 'revision-heard':
      return revisionHeard(state, event.revisao_prova);
    case 'look-asked':
      return look(state);
    case 'repairs-seen':
      return step({ ...state, repaired: [] });
    case 'finish-confirmed':
      return finish.confirm(state);
    case 'finish-cancelled':
      return finish.cancel(state);
    case 'leave-asked':
      return leaveAfterTimeOver(state);
    case 'reload-asked':
      return step(state.phase === 'load-failed' ? { ...state, phase: 'loading' } : state, { type: 'load' });
    case 'take-over-asked':
      return takeOver(state);
    case 'signed-in':
      return signedIn(state, event.turma_aluno_id);
    case 'loaded':
      return loaded(state, policy, event);
    case 'load-failed':
      return loadFailed(state, event.failure);
    case 'answer-held':
      return answers.answerHeld(state, event);
    case 'essay-held':
      return essay.essayHeld(state, event);
    case 'answer-acked':
      return acks.answerAcked(state, event);
    case 'answer-failed':
      return acks.answerFailed(state, event);
    case 'essay-acked':
      return essay.essayAcked(state, event);
    case 'essay-failed':
      return essay.essayFailed(state, event);
    case 'language-acked':
      return language.languageAcked(state, event.lingua, event.now);
    case 'language-failed':
      return language.languageFailed(state, event.failure);
    case 'close-acked':
      return finish.closeAcked(state, event.recibo);
    case 'close-failed':
      return finish.closeFailed(state, event.failure);
    case 'hinted':
      return connection.hinted(state, event.hint, event.now);
    case 'check-passed':
      return connection.checkPassed(state);
    case 'check-failed':
      return connection.checkFailed(state);
    case 'timer':
      return timer(state, event, policy);
    case 'tab-lost':
      return state.access === 'open' ? step(dueAll({ ...state, access: 'taken-over' })) : step(state);
  }
}

function timer(state: ProvaState, event: Extract<ProvaEvent, { type: 'timer' }>, policy: ProvaPolicy): Step {
  switch (event.name) {
    case 'tick':
      return tick(state, policy, event.now);
    case 'idle':
      return step(dueAll(state));
    case 'essay':
      return essay.autosave(state);
    case 'check':
      return connection.checkDue(state);
    case 'wake':
      return connection.wakeDue(state);
  }
}

/** 'Continuar aqui': this tab becomes the writer again and looks at what the other one did. */
function takeOver(state: ProvaState): Step {
  if (state.access !== 'taken-over') return step(state);
  // Starts again from the server and the outbox, because the other tab wrote to both.
  return step(
    { ...state, access: 'open', phase: 'loading', items: [], essay: null },
    { type: 'claim-tab' },
    { type: 'load' },
  );
}

/** After a 401. Only the same student continues the exam. For any other person this session ends (D20, C36). */
function signedIn(state: ProvaState, turma_aluno_id: number): Step {
  if (turma_aluno_id !== state.ids.turma_aluno_id) {
    return state.access === 'read-only' ? step(state) : step({ ...state, access: 'other-student' });
  }
  if (state.access !== 'needs-sign-in') return step(state);
  const phase = state.phase === 'load-failed' ? 'loading' : state.phase;
  return step(dueAll({ ...state, phase, access: 'open' }), { type: 'load' });
}

/** Only a failed first load shows an error. After a later failure the last good data stays (decision 122). */
function loadFailed(state: ProvaState, failure: FailureKind): Step {
  const next: ProvaState = { ...state, looking: false, ...(state.phase === 'loading' && { phase: 'load-failed' }) };
  return connection.afterFailure(next, failure);
}
