// TRI score as a half circle with the kite as needle. The error is a pale stretch of the arc, with a bracket outside.
import type { ReactNode } from 'react';
import { Dial } from '../dial/dial.tsx';
import * as dial from '../dial/dial.css.ts';
import { shareOf } from '../dial/geometry.ts';
import { numberText } from '../number-text.ts';
import { ErrorBand } from './error-band.tsx';
import { MarkLine, MarkOnDial, type TriMark } from './gauge-mark.tsx';
import { spread } from './spread.ts';
import * as css from './tri-gauge.css.ts';

export interface TriGaugeProps {
  /** Score, or `null` when there is none: then nothing is shown at all. */
  value: number | null;
  /** Standard error in points; draws the band from value − error to value + error, both ends written. */
  error?: number | null | undefined;
  /** "nota TRI". */
  label: string;
  /** The word that says it is computed, not official: "estimativa" (decision 113). */
  estimate?: string | undefined;
  /** Reads the error in words: 21 → "margem de erro de 21 pontos". */
  errorName?: (points: string) => string;
  /** Scores to compare with, at most two: the first attempt, the class, the most of the exam. */
  marks?: readonly TriMark[] | undefined;
  /** Below the picture: a `Toggletip` 'O que é a TRI?'. */
  help?: ReactNode;
  /** Score at the left end of the scale. */
  min?: number;
  /** Score at the right end of the scale. */
  max?: number;
}

const sayError = (points: string) => `margem de erro de ${points} pontos`;

/** One image: "nota TRI 642,8, estimativa, margem de erro de 21 pontos". */
export const TriGauge = (props: TriGaugeProps): ReactNode => {
  const { value, error, label, estimate, errorName = sayError, marks = [], help, min = 0, max = 1000 } = props;
  if (value === null) return null;
  const text = numberText(value);
  const points = typeof error === 'number' && error > 0 ? numberText(error, 0) : null;
  const from = shareOf(value - (error ?? 0), min, max);
  const to = shareOf(value + (error ?? 0), min, max);
  const shares = marks.map((mark) => shareOf(mark.value, min, max));
  const drawn = spread(shares);
  const ends = [Math.max(value - (error ?? 0), min), Math.min(value + (error ?? 0), max)] as const;
  const others = marks.map((mark) => `${mark.label} ${numberText(mark.value)}`);
  const name = [`${label} ${text}`, estimate, points === null ? undefined : errorName(points), ...others];
  return (
    <div className={css.box}>
      <div className={css.gauge} role="img" aria-label={name.filter(Boolean).join(', ')}>
        <Dial
          roomy={points !== null}
          share={shareOf(value, min, max)}
          text={text}
          ends={[numberText(min, 0), numberText(max, 0)]}
        >
          {points === null ? null : (
            <ErrorBand from={from} to={to} texts={[numberText(ends[0], 0), numberText(ends[1], 0)]} />
          )}
          {marks.map((mark, index) => (
            <MarkOnDial key={mark.kind} kind={mark.kind} share={shares[index] ?? 0} drawnAt={drawn[index] ?? 0} />
          ))}
        </Dial>
        <p className={dial.label}>{label}</p>
        {estimate === undefined && points === null ? null : (
          <p className={css.estimate}>
            {[estimate, points === null ? undefined : `± ${points}`].filter(Boolean).join(' ')}
          </p>
        )}
        {marks.length === 0 ? null : (
          <div className={css.marks}>
            {marks.map((mark) => (
              <MarkLine key={mark.kind} mark={mark} />
            ))}
          </div>
        )}
      </div>
      {help}
    </div>
  );
};
