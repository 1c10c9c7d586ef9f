// One question as a small square: number, state by icon or letter, and a name for screen readers.
// Private to this package's grids. It becomes a link, a button or plain text by what it is given.
import type { ReactNode } from 'react';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { classes } from '../../../lib/classes.ts';
import { type QuestionState, questionStateIcon } from '../question-state/question-state.ts';
import * as css from './question-cell.css.ts';

export interface QuestionCellProps {
  number: number;
  state: QuestionState;
  /** Accessible name, e.g. "Questão 12, respondida". */
  name: string;
  /** `tall` puts the number first (a place to go to), `short` the state first (a map to look at). */
  size: 'tall' | 'short';
  /** Chosen letter, shown in an answered cell instead of the dot. */
  answer?: string | undefined;
  current?: boolean | undefined;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

const Mark = ({ state, answer }: Pick<QuestionCellProps, 'state' | 'answer'>): ReactNode => (
  <span className={css.mark} aria-hidden>
    {state === 'respondida' ? (
      (answer ?? <span className={css.dot} />)
    ) : (
      <Icon of={questionStateIcon[state]} size={16} />
    )}
  </span>
);

const Kite = (): ReactNode => (
  <svg className={css.kite} viewBox="0 0 14 17" aria-hidden>
    <path className={css.kiteShape} d="M7 1l6 7-6 8-6-8z" strokeWidth="1.5" strokeLinejoin="round" />
  </svg>
);

/** A link with `href`, a button with `onClick` alone, otherwise text; screen readers get the name in every form. */
export const QuestionCell = ({
  number,
  state,
  name,
  size,
  answer,
  current,
  href,
  onClick,
}: QuestionCellProps): ReactNode => {
  const className = classes(
    css.cell,
    css.stateColours[state],
    state === 'branco' && size === 'short' && css.markedBlank,
    size === 'tall' && css.tall,
    current && css.current,
  );
  const shared = { className, 'aria-current': current ? ('true' as const) : undefined };
  const content = (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      {current ? <Kite /> : null}
      {size === 'tall' ? <span aria-hidden>{number}</span> : null}
      <Mark state={state} answer={answer} />
      {size === 'short' ? <span aria-hidden>{number}</span> : null}
    </>
  );
  if (href !== undefined) {
    return (
      <RouterLink href={href} onClick={onClick} {...shared}>
        {content}
      </RouterLink>
    );
  }
  if (onClick) {
    return (
      <button type="button" onClick={onClick} {...shared}>
        {content}
      </button>
    );
  }
  return <span {...shared}>{content}</span>;
};
