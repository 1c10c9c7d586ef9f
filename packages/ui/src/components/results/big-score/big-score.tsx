import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { numberText } from '../number-text.ts';
import * as css from './big-score.css.ts';

export interface BigScoreProps {
  /** Said before the number: "Nota". */
  label: string;
  /** The grade, exact. */
  value: number;
  /** Decimals shown: one, or none where marks are whole. */
  decimals?: 0 | 1;
  /** The best grade there is. */
  max: number;
  /** Writes the label above the number, where nothing else says what it is. */
  showLabel?: boolean;
  /** `lg` for the one number of a screen, `md` in a card of a list. */
  size?: keyof typeof css.value;
}

const short = (max: number) => numberText(max, Number.isInteger(max) ? 0 : 1);

/** One grade, large; reads as "Nota 6,4 de 10". */
export const BigScore = ({
  label,
  value,
  max,
  decimals = 1,
  showLabel = false,
  size = 'lg',
}: BigScoreProps): ReactNode => (
  <p className={css.score}>
    {showLabel ? <span className={css.label}>{label} </span> : <VisuallyHidden>{label} </VisuallyHidden>}
    <data value={value} className={css.value[size]}>
      {numberText(value, decimals)}
    </data>{' '}
    <span className={css.max}>de {short(max)}</span>
  </p>
);
