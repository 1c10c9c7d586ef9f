import type { ReactNode } from 'react';
import { listRole } from '../../../lib/list-role.ts';
import { SubjectBarRow } from './subject-bar-row.tsx';
import * as css from './subject-bars.css.ts';

/** Answered of total, of one subject. */
export interface SubjectBar {
  /** Name of the subject as the school writes it. */
  subject: string;
  /** Answered. */
  value: number;
  /** Of how many. */
  total: number;
}

export interface SubjectBarsProps {
  /** Accessible name of the list, e.g. "Respondidas por matéria". */
  label: string;
  /** In the order shown. */
  bars: readonly SubjectBar[];
  /** Words of the count: (12, 15) → "12 de 15". */
  count: (value: number, total: number) => string;
}

/** One thin bar per subject; the count beside it says the same in words. */
export const SubjectBars = ({ label, bars, count }: SubjectBarsProps): ReactNode => (
  <ul className={css.list} {...listRole} aria-label={label}>
    {bars.map(({ subject, value, total }) => (
      <SubjectBarRow key={subject} subject={subject} value={value} max={total} count={count(value, total)} size="sm" />
    ))}
  </ul>
);
