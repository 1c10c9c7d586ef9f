import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer.tsx';
import { Card } from '../../foundations/card/card.tsx';
import type { OptionItem } from '../../question/options/option-words.ts';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './quiz-item.css.ts';
import { QuizJudged, type QuizJudgedState } from './quiz-judged.tsx';
import { QuizOpen, type QuizOpenState } from './quiz-open.tsx';

/** To be answered, answered for good, or never answered before the roadmap closed. */
export type QuizItemState = QuizOpenState | QuizJudgedState;

export interface QuizItemProps {
  /** "Pergunta 1": the heading and the name of the article. */
  title: string;
  /** `enunciado`. */
  html: string;
  /** Numbered from 1; absent ones are not shown (ALT-1). */
  options: readonly OptionItem[];
  /** Name of the alternatives: "Alternativas da pergunta 1". */
  optionsLabel: string;
  /** What can be done with it, and what it brings. */
  state: QuizItemState;
}

/** One question of a phase's quiz. Answered, it folds to one line with its verdict, which takes the focus, and its comment. */
export const QuizItem = ({ title, html, options, optionsLabel, state }: QuizItemProps): ReactNode => {
  const titleId = useId();
  const line = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  // Only an answer given here moves focus: a quiz that loads answered leaves it alone.
  const [answered, setAnswered] = useState(false);
  const verdict = state.kind === 'open' ? null : state.verdict;
  useEffect(() => {
    if (verdict === null || !answered) return;
    // The button that had it is gone.
    line.current?.focus();
    announce(verdict, 'assertive');
  }, [verdict, answered, announce]);
  const question = { html, options, optionsLabel };
  const heading = (
    <HeadingTag id={titleId} className={state.kind === 'open' ? css.title : css.name}>
      {title}
    </HeadingTag>
  );
  return (
    <Card as="article" labelledBy={titleId} padding="none">
      {state.kind === 'open' ? (
        <>
          {heading}
          <QuizOpen {...question} state={state} onAnswering={() => setAnswered(true)} />
        </>
      ) : (
        <QuizJudged {...question} heading={heading} state={state} line={line} fresh={answered} />
      )}
    </Card>
  );
};
