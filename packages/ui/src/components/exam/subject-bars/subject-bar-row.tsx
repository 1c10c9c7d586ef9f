// Private: one subject with its bar and its number, the row of `SubjectBars` and of the star bars.
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { subjectOf } from '../../foundations/subject-tile/subject-of.ts';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import * as css from './subject-bars.css.ts';

export interface SubjectBarRowProps {
  /** Name of the subject as the school writes it. */
  subject: string;
  /** Filled part, up to `max`. */
  value: number;
  /** The whole bar. */
  max: number;
  /** The number at the end, and the same read aloud where it needs more words. */
  count: ReactNode;
  /** `sm` thin and below the name; `lg` thick, and in one line with the name where there is space. */
  size: keyof typeof css.size;
}

/** `li` with tile, name, number and the bar in the colour of the subject. */
export const SubjectBarRow = ({ subject, value, max, count, size }: SubjectBarRowProps): ReactNode => (
  <li className={classes(css.item, css.size[size])} data-materia={subjectOf(subject)}>
    <span className={css.tile}>
      <SubjectTile materia={subject} size={36} />
    </span>
    <span className={css.name}>{subject} </span>
    <span className={css.count}>{count}</span>
    <div className={css.bar} aria-hidden>
      <ProgressBar label={subject} value={value} max={max} valueText="" size={size} tone="subject" />
    </div>
  </li>
);
