import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { numberText } from '../number-text.ts';
import * as css from './big-score.css.ts';

export interface BigScoreProps {
  /** Said before the number: "Nota". */
  label: string;
  /** The grade, written with one decimal. */
  value: number;
  /** The best possible. */
  max: number;
}

const short = (max: number) => numberText(max, Number.isInteger(max) ? 0 : 1);

/** One grade, large; reads as "Nota 6,4 de 10". */
export const BigScore = ({ label, value, max }: BigScoreProps): ReactNode => (
  <p className={css.score}>
    <VisuallyHidden>{label} </VisuallyHidden>
    <data value={value} className={css.value}>
      {numberText(value)}
    </data>{' '}
    <span className={css.max}>de {short(max)}</span>
  </p>
);
