// Private: the drawing of a ring, for components that say its value in other words.
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { motionMs } from '../../../theme/motion-times.ts';
import * as css from './progress-ring.css.ts';

const strokeOf = { 48: 5, 58: 7, 96: 9, 140: 12 } as const;

export interface RingPictureProps {
  /** 0 to 100. */
  percent: number;
  /** Diameter in px. */
  size: keyof typeof strokeOf;
  /** What it counts: progress, or stars. */
  tone?: keyof typeof css.fillTone;
  /** Shown inside. */
  children: ReactNode;
}

/** Arc over its track, and what stands inside; hidden from readers. */
export const RingPicture = ({ percent, size, tone = 'progress', children }: RingPictureProps): ReactNode => {
  const stroke = strokeOf[size];
  const shape = { cx: size / 2, cy: size / 2, r: (size - stroke) / 2, strokeWidth: stroke };
  const arc = { '--arc': percent, '--arc-time': `${percent * motionMs.ringPerPercent}ms` } as CSSProperties;
  return (
    <>
      <svg aria-hidden="true" className={css.circle} width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
        <circle {...shape} className={css.track} />
        {percent > 0 && (
          <circle
            {...shape}
            pathLength={100}
            style={arc}
            className={classes(css.fill, css.fillTone[tone], tone === 'progress' && percent === 100 && css.done)}
          />
        )}
      </svg>
      <div className={classes(css.inside, css.insideSize[size])} aria-hidden="true">
        {children}
      </div>
    </>
  );
};
