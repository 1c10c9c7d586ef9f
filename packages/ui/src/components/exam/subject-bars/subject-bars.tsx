import type { ReactNode } from 'react';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { subjectOf } from '../../foundations/subject-tile/subject-of.ts';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './subject-bars.css.ts';

export interface SubjectBar {
  subject: string;
  value: number;
  total: number;
}

export interface SubjectBarsProps {
  /** Accessible name of the list, e.g. "Respondidas por matéria". */
  label: string;
  /** One per subject, in the order to be shown. */
  bars: readonly SubjectBar[];
  /** Words of the count: (12, 15) → "12 de 15". */
  count: (value: number, total: number) => string;
}

/** One thin bar per subject; the count beside it says the same in words. */
export const SubjectBars = ({ label, bars, count }: SubjectBarsProps): ReactNode => {
  return (
    <ul className={css.list} {...listRole} aria-label={label}>
      {bars.map(({ subject, value, total }) => (
        <li key={subject} className={css.item} data-materia={subjectOf(subject)}>
          <SubjectTile materia={subject} size={36} />
          <div className={css.body}>
            <div className={css.line}>
              <span className={css.name}>{subject}</span>
              <span className={css.count}>{count(value, total)}</span>
            </div>
            <div aria-hidden>
              <ProgressBar
                label={subject}
                value={value}
                max={total}
                valueText={count(value, total)}
                size="thin"
                tone="subject"
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
};
