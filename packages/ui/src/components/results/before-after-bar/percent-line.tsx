import type { ReactNode } from 'react';
import * as css from './percent-line.css.ts';

const at = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

export interface PercentLineProps {
  /** Where the kite stands, 0 to 1; without it only the hollow stop is drawn. */
  kite?: number | undefined;
  /** Where the hollow stop stands, 0 to 1. */
  stop: number;
  /** Colour of what lies between the two. */
  tone?: keyof typeof css.between;
}

/** A line from 0 to 100 % with one or two stops. Decoration: the numbers stand beside it. */
export const PercentLine = ({ kite, stop, tone = 'neutral' }: PercentLineProps): ReactNode => (
  <svg className={css.svg} aria-hidden>
    <line className={css.line} x1="0%" y1="11" x2="100%" y2="11" />
    {kite !== undefined && <line className={css.between[tone]} x1={at(stop)} y1="11" x2={at(kite)} y2="11" />}
    <circle className={css.stop} cx={at(stop)} cy="11" r="6" />
    {kite !== undefined && (
      <svg x={at(kite)} overflow="visible">
        <path className={css.kite} d="M0 1l8 10-8 10-8-10z" />
      </svg>
    )}
  </svg>
);
