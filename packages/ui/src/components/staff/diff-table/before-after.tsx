import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { ArrowRight } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { classes } from '../../../lib/classes.ts';
import * as css from './diff-table.css.ts';

const defaults = { before: 'antes:', after: 'depois:', nothing: 'vazio' };

/** Props of `BeforeAfter`. */
export interface BeforeAfterProps {
  /** What stood there; null: nothing. */
  before: string | null;
  /** What stands there afterwards; null: nothing. */
  after: string | null;
  /** Whether the change is a rise or a fall; left out where it is neither. */
  trend?: 'up' | 'down';
  /** By how much: "+0,5". */
  amount?: string;
}

/** One change on a line: before, an arrow, after. */
export const BeforeAfter = ({ before, after, trend, amount }: BeforeAfterProps): ReactNode => {
  const copy = useWords(defaults);
  return (
    <span className={css.pair}>
      <VisuallyHidden>{copy.before}</VisuallyHidden> <span className={css.old}>{before ?? copy.nothing}</span>{' '}
      <Icon of={ArrowRight} size={16} /> <VisuallyHidden>{copy.after}</VisuallyHidden>{' '}
      <span className={css.young}>{after ?? copy.nothing}</span>
      {amount !== undefined && <span className={classes(css.amount, trend && css.trend[trend])}> {amount}</span>}
    </span>
  );
};
