// Private: the error of a score on its dial, a pale stretch of the arc and a bracket outside with both ends written.
import type { ReactNode } from 'react';
import { halfCircle, pointAt } from '../dial/geometry.ts';
import * as css from './tri-gauge.css.ts';

const BRACKET = 76;

export interface ErrorBandProps {
  /** Where the band begins, 0 to 1. */
  from: number;
  /** Where it ends. */
  to: number;
  /** Both ends in words. */
  texts: readonly [string, string];
}

/** Near the ends of the scale both texts stand outside of the arc, one above the other. */
const anchorAt = (share: number, otherwise: 'start' | 'end') => {
  if (share < 0.25) return 'end';
  return share > 0.75 ? 'start' : otherwise;
};

const Tick = ({ at }: { at: number }): ReactNode => {
  const [inner, outer] = [pointAt(at, BRACKET - 4), pointAt(at, BRACKET + 4)];
  return <line className={css.bracket} x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />;
};

/** The texts lean away from each other, so that those of a narrow band do not meet. */
export const ErrorBand = ({ from, to, texts }: ErrorBandProps): ReactNode => {
  const part = { pathLength: 1, strokeDasharray: `${to - from} 2`, strokeDashoffset: -from };
  const [start, end] = [pointAt(from, BRACKET + 9), pointAt(to, BRACKET + 9)];
  return (
    <>
      <path className={css.stretch} d={halfCircle(62)} {...part} data-band="" />
      <path className={css.bracket} d={halfCircle(BRACKET)} {...part} />
      <Tick at={from} />
      <Tick at={to} />
      <text className={css.end} x={start.x} y={start.y + 3} textAnchor={anchorAt(from, 'end')}>
        {texts[0]}
      </text>
      <text className={css.end} x={end.x} y={end.y + 3} textAnchor={anchorAt(to, 'start')}>
        {texts[1]}
      </text>
    </>
  );
};
