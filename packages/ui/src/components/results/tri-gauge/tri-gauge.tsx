// TRI score as a half circle with the kite as needle. The error band is the arc outside the dial.
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { numberText } from '../number-text.ts';
import { halfCircle, pointAt, shareOf } from './dial.ts';
import * as css from './tri-gauge.css.ts';

export interface TriGaugeProps {
  /** Score, or `null` when there is none: then nothing is shown at all. */
  value: number | null;
  /** Standard error in points; draws the band from value − error to value + error. */
  error?: number | null | undefined;
  /** "nota TRI". */
  label: string;
  /** The word that says it is computed, not official: "estimativa" (decision 113). */
  estimate?: string | undefined;
  /** Reads the error in words: 21 → "margem de erro de 21 pontos". */
  errorName?: (points: string) => string;
  /** Left end of the scale. */
  min?: number;
  /** Right end of the scale. */
  max?: number;
}

const sayError = (points: string) => `margem de erro de ${points} pontos`;

const KITE = 'l9 11-9 11-9-11z';

/** One image: "nota TRI 642,8, estimativa, margem de erro de 21 pontos". */
export const TriGauge = (props: TriGaugeProps): ReactNode => {
  const { value, error, label, estimate, errorName = sayError, min = 0, max = 1000 } = props;
  if (value === null) return null;
  const text = numberText(value);
  const share = shareOf(value, min, max);
  const needle = pointAt(share, 62);
  const points = typeof error === 'number' && error > 0 ? numberText(error, 0) : null;
  const from = shareOf(value - (error ?? 0), min, max);
  const to = shareOf(value + (error ?? 0), min, max);
  const name = [`${label} ${text}`, estimate, points === null ? undefined : errorName(points)];
  return (
    <div className={css.gauge} role="img" aria-label={name.filter(Boolean).join(', ')}>
      <div className={css.dial}>
        <svg className={css.svg} viewBox="-4 -6 168 110" aria-hidden>
          <path className={css.track} d={halfCircle(62)} />
          {share > 0 ? (
            <path className={css.arc} d={halfCircle(62)} pathLength={1} strokeDasharray={`${share} 1`} />
          ) : null}
          {points === null ? null : (
            <path
              className={css.band}
              d={halfCircle(78)}
              pathLength={1}
              strokeDasharray={`${to - from} 2`}
              strokeDashoffset={-from}
            />
          )}
          <path className={css.kite} d={`M${needle.x} ${needle.y - 11}${KITE}`} />
          <text className={css.end} x="18" y="102" textAnchor="middle">
            {numberText(min, 0)}
          </text>
          <text className={css.end} x="142" y="102" textAnchor="middle">
            {numberText(max, 0)}
          </text>
        </svg>
        <div className={classes(css.value, text.length > 5 && css.longValue)}>{text}</div>
      </div>
      <p className={css.label}>{label}</p>
      {estimate === undefined && points === null ? null : (
        <p className={css.estimate}>
          {[estimate, points === null ? undefined : `± ${points}`].filter(Boolean).join(' ')}
        </p>
      )}
    </div>
  );
};
