import type { ReactNode } from 'react';
import { listRole } from '../../../lib/list-role.ts';
import { SubjectBarRow } from '../../exam/subject-bars/subject-bar-row.tsx';
import * as css from '../../exam/subject-bars/subject-bars.css.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { numberText } from '../../results/number-text.ts';
import type { RankingWords } from '../ranked-student.ts';

/** Stars of one subject. */
export interface StarBar {
  /** Name of the subject as the school writes it. */
  subject: string;
  /** Stars won in it. */
  stars: number;
}

export interface StarBarsProps {
  /** Accessible name of the list, e.g. "Suas estrelas por matéria". */
  label: string;
  /** In the order shown: the caller sorts, usually most stars first. */
  bars: readonly StarBar[];
  /** Stars of a full bar; without it the most of the list fill theirs. */
  max?: number;
  /** Words of the ranking. */
  words: Pick<RankingWords, 'stars'>;
}

/** Stars by subject, each bar in the colour of its subject with its number at the end. */
export const StarBars = ({ label, bars, max, words }: StarBarsProps): ReactNode => {
  const most = max ?? Math.max(0, ...bars.map((bar) => bar.stars));
  return (
    <div className={css.box}>
      <ul className={css.list} {...listRole} aria-label={label}>
        {bars.map(({ subject, stars }) => {
          const text = numberText(stars, 0);
          return (
            <SubjectBarRow
              key={subject}
              subject={subject}
              value={stars}
              max={most}
              count={
                <>
                  <span aria-hidden>{text}</span>
                  <VisuallyHidden>{words.stars(text)}</VisuallyHidden>
                </>
              }
              size="lg"
            />
          );
        })}
      </ul>
    </div>
  );
};
