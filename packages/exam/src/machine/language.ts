/** Changing the foreign language: both sets of answers stay, only the chosen one is shown and counts (decision 99). */
import { countingLanguage, isItemOfLanguage } from '@luneta/domain/lingua-estrangeira';
import type { FailureKind } from '../ports.ts';
import type { Lingua, LinguaEstrangeira } from '../shapes.ts';
import { resync } from './clock.ts';
import { afterFailure, connected } from './connection.ts';
import { signal, step, type Step } from './effects.ts';
import { languageRefusal } from './guards.ts';
import { dueAll } from './send.ts';
import type { ItemState, ProvaState } from './state.ts';

export function chooseLanguage(state: ProvaState, lingua_estrangeira: LinguaEstrangeira): Step {
  if (languageRefusal(state) !== null || state.language.chosen === lingua_estrangeira) return step(state);
  const language = { ...state.language, saving: lingua_estrangeira, failed: false };
  return step(dueAll({ ...state, language }), { type: 'send-language', lingua_estrangeira });
}

export function languageAcked(state: ProvaState, lingua: Lingua, now: number): Step {
  const { lingua_estrangeira } = lingua;
  const before = countingLanguage(state.language.chosen);
  const replaced = before === lingua_estrangeira ? [] : replacedNumbers(state.items, before, lingua_estrangeira);
  const notice = replaced.length === 0 ? null : { lingua_estrangeira, numeros: replaced };
  const language = { chosen: lingua_estrangeira, saving: null, failed: false, notice };
  const next = resync(connected({ ...state, language }), lingua.tempo_restante, now);

  const shown = state.items.find((item) => item.banco_questao_id === state.current);
  if (shown === undefined || isItemOfLanguage(shown, lingua_estrangeira)) return step(next);
  const twin = sameNumber(state.items, shown.numero, lingua_estrangeira);
  if (twin === undefined) return step(next);
  const { banco_questao_id } = twin;
  return step(
    { ...next, current: banco_questao_id, lastViewed: banco_questao_id },
    { type: 'remember-place', banco_questao_id },
    signal({ type: 'go-item', banco_questao_id }),
  );
}

export function languageFailed(state: ProvaState, failure: FailureKind): Step {
  return afterFailure({ ...state, language: { ...state.language, saving: null, failed: true } }, failure);
}

/** Numbers of questions that were replaced by the change of language. */
function replacedNumbers(items: readonly ItemState[], from: LinguaEstrangeira, to: LinguaEstrangeira): number[] {
  return items
    .filter((item) => item.lingua_estrangeira === from && sameNumber(items, item.numero, to) !== undefined)
    .map((item) => item.numero);
}

function sameNumber(items: readonly ItemState[], numero: number, lingua: LinguaEstrangeira): ItemState | undefined {
  return items.find((item) => item.numero === numero && item.lingua_estrangeira === lingua);
}
