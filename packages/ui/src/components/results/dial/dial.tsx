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
  /** Space outside of the arc, for what is written there. */
  roomy?: boolean;
  /** More of the picture, in the coordinates of `geometry.ts`: marks and bands lie under the needle. */
  children?: ReactNode;
}

const radius = 62;
const KITE = 'l9 11-9 11-9-11z';
/** Where a band is drawn, the kite leaves it visible. */
const SMALL_KITE = 'l6 7.5-6 7.5-6-7.5z';

const valueLook = (long: boolean, roomy: boolean) => {
  if (roomy) return long ? css.longRoomyValue : css.roomyValue;
  return long && css.longValue;
};

/** Track, filled part, kite and the text inside. */
export const Dial = ({
  share,
  text,
  ends,
  tone = 'default',
  notches = [],
  roomy = false,
  children,
}: DialProps): ReactNode => {
  const needle = share === null ? null : pointAt(share, radius);
  return (
    <div className={css.dial} aria-hidden>
      <svg className={css.svg} viewBox={roomy ? '-34 -16 228 122' : '-4 -6 168 110'}>
        <path className={css.track} d={halfCircle(radius)} />
        {share !== null && share > 0 ? (
          <path className={css.tone[tone]} d={halfCircle(radius)} pathLength={1} strokeDasharray={`${share} 1`} />
        ) : null}
        {notches.map((at) => {
          const [inner, outer] = [pointAt(at, radius - 8), pointAt(at, radius + 8)];
          return <line key={at} className={css.notch} x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />;
        })}
        {children}
        {needle ? (
          <path className={css.kite} d={`M${needle.x} ${needle.y - (roomy ? 7.5 : 11)}${roomy ? SMALL_KITE : KITE}`} />
        ) : null}
        <text className={css.end} x="18" y="103" textAnchor="middle">
          {ends[0]}
        </text>
        <text className={css.end} x="142" y="103" textAnchor="middle">
          {ends[1]}
        </text>
      </svg>
      <div className={classes(css.value, valueLook(text.length > 5, roomy))}>{text}</div>
    </div>
  );
};
