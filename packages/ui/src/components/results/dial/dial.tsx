// Private: the half circle with the kite as needle, of the TRI gauge and of the learning index. Decoration:
// who uses it says the value in words.
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './dial.css.ts';
import { halfCircle, pointAt } from './geometry.ts';

export interface DialProps {
  /** Where the needle stands, 0 to 1; `null` shows the empty scale. */
  share: number | null;
  /** Written inside the arc. */
  text: string;
  /** Words of the least and the most, below the two ends. */
  ends: readonly [string, string];
  /** Colour of the filled part. */
  tone?: keyof typeof css.tone;
  /** Shares at which a level begins: notches in the track. */
  notches?: readonly number[] | undefined;
  /** More of the picture, in the coordinates of `geometry.ts`: marks and bands lie under the needle. */
  children?: ReactNode;
}

const radius = 62;
const KITE = 'l9 11-9 11-9-11z';

/** Track, filled part, kite and the text inside. */
export const Dial = ({ share, text, ends, tone = 'default', notches = [], children }: DialProps): ReactNode => {
  const needle = share === null ? null : pointAt(share, radius);
  return (
    <div className={css.dial} aria-hidden>
      <svg className={css.svg} viewBox="-4 -6 168 110">
        <path className={css.track} d={halfCircle(radius)} />
        {share !== null && share > 0 ? (
          <path className={css.tone[tone]} d={halfCircle(radius)} pathLength={1} strokeDasharray={`${share} 1`} />
        ) : null}
        {notches.map((at) => {
          const [inner, outer] = [pointAt(at, radius - 8), pointAt(at, radius + 8)];
          return <line key={at} className={css.notch} x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />;
        })}
        {children}
        {needle ? <path className={css.kite} d={`M${needle.x} ${needle.y - 11}${KITE}`} /> : null}
        <text className={css.end} x="18" y="103" textAnchor="middle">
          {ends[0]}
        </text>
        <text className={css.end} x="142" y="103" textAnchor="middle">
          {ends[1]}
        </text>
      </svg>
      <div className={classes(css.value, text.length > 5 && css.longValue)}>{text}</div>
    </div>
  );
};
