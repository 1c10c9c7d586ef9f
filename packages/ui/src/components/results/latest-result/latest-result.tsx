// The newest result as the hero of a screen: one number, how it changed, and the line behind it.
import { type ReactNode, useId } from 'react';
import { numberText } from '../number-text.ts';
import { HeadingScope, HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './latest-result.css.ts';

export interface LatestResultProps {
  /** "Último resultado · 18/11/2026". */
  eyebrow: string;
  /** Name of the exam; names the card. */
  title: string;
  /** The score. */
  value: number;
  /** What the number is: "nota TRI · 64%". */
  note: string;
  /** Against the one before, e.g. a `Badge` "+30,8". */
  change?: ReactNode;
  /** A place in the ranking, e.g. a `RankingBadge`. */
  badge?: ReactNode;
  /** A `PerformanceLine`. */
  chart?: ReactNode;
  /** Where the details are. */
  action?: ReactNode;
}

/** `article` named by the exam; chart beside the number where there is space. */
export const LatestResult = (props: LatestResultProps): ReactNode => {
  const { eyebrow, title, value, note, change, badge, chart, action } = props;
  const id = useId();
  return (
    <div className={css.box}>
      <article className={css.card} aria-labelledby={id}>
        <div className={css.words}>
          <div className={css.top}>
            <p className={css.eyebrow}>{eyebrow}</p>
            {badge}
          </div>
          <HeadingTag className={css.title} id={id}>
            {title}
          </HeadingTag>
          <div className={css.score}>
            <data className={css.value} value={value}>
              {numberText(value)}
            </data>
            <div className={css.beside}>
              {change}
              <p className={css.note}>{note}</p>
            </div>
          </div>
          {action}
        </div>
        {chart != null && (
          <div className={css.chart}>
            <HeadingScope>{chart}</HeadingScope>
          </div>
        )}
      </article>
    </div>
  );
};
