import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { RichHtml } from '../../foundations/rich-html/rich-html.tsx';
import type { Stopped } from '../../question/options/answer-options.tsx';
import type { OptionItem } from '../../question/options/option-words.ts';
import { Options } from '../../question/options/options.tsx';
import * as css from './quiz-item.css.ts';

/** A question to be answered. Choosing does not answer yet: an answer stands for good. */
export interface QuizOpenState {
  /** Still to be answered. */
  kind: 'open';
  /** Number of the chosen option; `null` before a choice. */
  selected: number | null;
  /** Another choice; `null` takes it back. */
  onChange: (value: number | null) => void;
  /** Words of the button that answers: "Responder". */
  answerLabel: string;
  /** Sends the chosen option. */
  onAnswer: () => void;
  /** The answer is on its way. */
  busy?: boolean;
  /** Why nothing can be answered now, e.g. without connection. */
  stopped?: Stopped | undefined;
}

interface QuizOpenProps {
  html: string;
  options: readonly OptionItem[];
  optionsLabel: string;
  state: QuizOpenState;
  onAnswering: () => void;
}

export const QuizOpen = ({ html, options, optionsLabel, state, onAnswering }: QuizOpenProps): ReactNode => {
  const { selected, onChange, answerLabel, onAnswer, busy = false, stopped } = state;
  const answer = () => {
    onAnswering();
    onAnswer();
  };
  return (
    <div className={css.body}>
      <RichHtml html={html} />
      <Options
        mode="answer"
        label={optionsLabel}
        options={options}
        selected={selected}
        onChange={onChange}
        stopped={stopped}
      />
      <Button
        size="md"
        block
        busy={busy}
        disabled={!busy && (selected === null || stopped !== undefined)}
        onClick={answer}
      >
        {answerLabel}
      </Button>
    </div>
  );
};
