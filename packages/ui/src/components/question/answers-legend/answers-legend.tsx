import type { ReactNode } from 'react';
import * as cell from '../question-cell/question-cell.css.ts';
import {
  type QuestionState,
  type QuestionWords,
  questionStateIcon,
  questionWords,
} from '../question-state/question-state.ts';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './answers-legend.css.ts';

/** The three states a version 1 key shows and the five of a version 2 result (S3 §2). */
export const legendStates = {
  v1: ['acerto', 'erro', 'branco'],
  v2: ['acerto', 'erro', 'branco', 'subjetiva', 'anulada'],
  exam: ['respondida', 'branco'],
} as const satisfies Record<string, readonly QuestionState[]>;

export interface AnswersLegendProps {
  /** Accessible name of the list, e.g. "Legenda". */
  label: string;
  /** Those the screen shows, e.g. `legendStates.v2`. */
  states: readonly QuestionState[];
  /** Word of the ring around the question on screen; absent where no cell has one. */
  current?: string;
  /** Names of the states; the documented ones by default. */
  words?: QuestionWords;
}

/** What each mark in a grid means: the same chip as in the grid, and the word. */
export const AnswersLegend = ({ label, states, current, words = questionWords }: AnswersLegendProps): ReactNode => {
  const marked = states.some((state) => state === 'acerto' || state === 'erro');
  return (
    <ul className={css.list} {...listRole} aria-label={label}>
      {states.map((state) => {
        const StateIcon = state === 'respondida' ? null : questionStateIcon[state];
        const filled = state === 'branco' && marked ? cell.markedBlank : '';
        return (
          <li key={state} className={css.item}>
            <span className={`${css.chip} ${cell.stateColours[state]} ${filled}`} aria-hidden>
              {StateIcon ? <StateIcon size={14} strokeWidth={3} aria-hidden /> : <span className={cell.dot} />}
            </span>
            {words.legend[state]}
          </li>
        );
      })}
      {current === undefined ? null : (
        <li className={css.item}>
          <span className={`${css.chip} ${css.ringed} ${cell.stateColours.branco} ${cell.current}`} aria-hidden />
          {current}
        </li>
      )}
    </ul>
  );
};
