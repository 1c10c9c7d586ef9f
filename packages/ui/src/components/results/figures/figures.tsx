import type { ReactNode } from 'react';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './figures.css.ts';

export interface FiguresProps {
  /** Accessible name of the list: "Números da avaliação". */
  label: string;
  /** Two or three, each with its word; `label` also tells them apart. */
  figures: readonly {
    /** As it is written: "14/22". */
    value: string;
    /** What it counts: "acertos". */
    label: string;
  }[];
}

/** Small numbers under the one big number of a result, none without its word. */
export const Figures = ({ label, figures }: FiguresProps): ReactNode => (
  <ul className={css.list} {...listRole} aria-label={label}>
    {figures.map((figure) => (
      <li key={figure.label} className={css.figure}>
        <span className={css.value}>{figure.value} </span>
        <span className={css.label}>{figure.label}</span>
      </li>
    ))}
  </ul>
);
