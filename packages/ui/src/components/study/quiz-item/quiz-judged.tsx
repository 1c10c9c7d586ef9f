import type { ReactNode } from 'react';
import { Check, Minus, X } from '../../../icons.ts';
import { Badge } from '../../feedback/badge/badge.tsx';
import { RichHtml } from '../../foundations/rich-html/rich-html.tsx';
import { Comment, type CommentProps } from '../../question/comment/comment.tsx';
import { Disclosure } from '../../question/disclosure/disclosure.tsx';
import type { OptionItem } from '../../question/options/option-words.ts';
import { Options } from '../../question/options/options.tsx';
import * as css from './quiz-item.css.ts';

/** A question that can no longer be answered. */
export interface QuizJudgedState {
  /** `closed`: the roadmap ended before it was answered. */
  kind: 'right' | 'wrong' | 'closed';
  /** "Acertou", "Errou", 'Não respondeu'. */
  verdict: string;
  /** The option answered; `null` when closed. */
  selected: number | null;
  /** The right option (`gabarito`); `null` where it is not to be shown. */
  correct: number | null;
  /** Words that open the question again: "Ver pergunta e alternativas". */
  details: string;
  /** `comentario` and its words; blank shows nothing. */
  comment: Pick<CommentProps, 'label' | 'html'>;
}

const looks = {
  right: { tone: 'success', icon: Check },
  wrong: { tone: 'danger', icon: X },
  closed: { tone: 'neutral', icon: Minus },
} as const;

export const QuizVerdict = ({ state: { kind, verdict } }: { state: QuizJudgedState }): ReactNode => (
  <Badge {...looks[kind]}>{verdict}</Badge>
);

interface QuizJudgedProps {
  html: string;
  options: readonly OptionItem[];
  optionsLabel: string;
  state: QuizJudgedState;
}

export const QuizJudged = ({ html, options, optionsLabel, state }: QuizJudgedProps): ReactNode => {
  const { selected, correct, details, comment } = state;
  return (
    <>
      <Disclosure label={details} look="row">
        <div className={css.question}>
          <RichHtml html={html} />
          <Options mode="review" label={optionsLabel} options={options} selected={selected} correct={correct} />
        </div>
      </Disclosure>
      <Comment {...comment} look="row" />
    </>
  );
};
