import { type ReactNode, type Ref, useMemo } from 'react';
import { Check, ChevronDown, Minus, X } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RichHtml } from '../../foundations/rich-html/rich-html.tsx';
import { wordsOf } from '../../foundations/rich-html/clean-nodes.ts';
import { Comment, type CommentProps } from '../../question/comment/comment.tsx';
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
  /** `comentario` and its words; blank shows nothing. */
  comment: Pick<CommentProps, 'label' | 'html'>;
}

const icons = { right: Check, wrong: X, closed: Minus } as const;

interface QuizJudgedProps {
  /** The heading of the question, as its place in the outline wants it. */
  heading: ReactNode;
  html: string;
  options: readonly OptionItem[];
  optionsLabel: string;
  state: QuizJudgedState;
  /** The line itself, to give it the focus. */
  line: Ref<HTMLElement>;
  /** Answered just now: the comment stands below the line. */
  fresh: boolean;
}

/** One line with the verdict and the beginning of the question; it opens to the answers and the comment. */
export const QuizJudged = (props: QuizJudgedProps): ReactNode => {
  const { heading, html, options, optionsLabel, state, line, fresh } = props;
  const { kind, verdict, selected, correct, comment } = state;
  // Plain words: a picture or a link has no place in a line that is pressed.
  const words = useMemo(() => wordsOf(html), [html]);
  const remark = <Comment {...comment} open />;
  return (
    <>
      <details className={css.judged}>
        <summary ref={line} className={css.line}>
          <span className={css.sign[kind]}>
            <Icon of={icons[kind]} size={20} />
          </span>
          <span className={css.words}>
            <span className={css.small}>
              {heading}
              <span aria-hidden="true">·</span>
              <span>{verdict}</span>
            </span>
            <span className={css.beginning}>{words}</span>
          </span>
          <span className={css.chevron}>
            <Icon of={ChevronDown} />
          </span>
        </summary>
        <div className={css.body}>
          <RichHtml html={html} />
          <Options mode="review" label={optionsLabel} options={options} selected={selected} correct={correct} />
          {!fresh && remark}
        </div>
      </details>
      {fresh && <div className={css.fresh}>{remark}</div>}
    </>
  );
};
