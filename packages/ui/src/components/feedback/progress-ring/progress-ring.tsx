import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { motionMs } from '../../../theme/motion-times.ts';
import * as css from './progress-ring.css.ts';

const strokeOf = { 58: 7, 96: 9, 140: 12 } as const;

export interface ProgressRingProps {
  /** What progresses; its name for screen readers. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** Diameter in px. */
  size?: keyof typeof strokeOf;
  /** `game` is the yellow of a reward. */
  tone?: 'progress' | 'game';
  /** Shown inside; usually the percent. */
  children: ReactNode;
  /** In words; without it screen readers announce the percent. */
  valueText?: string;
}

/** Part of a whole as an arc that draws itself in 20 ms per 1 % (spec), at once under less motion. */
export const ProgressRing = ({
  label,
  percent,
  size = 96,
  tone = 'progress',
  children,
  valueText,
}: ProgressRingProps): ReactNode => {
  const value = Math.min(Math.max(percent, 0), 100);
  const stroke = strokeOf[size];
  const shape = { cx: size / 2, cy: size / 2, r: (size - stroke) / 2, strokeWidth: stroke };
  const arc = { '--arc': value, '--arc-time': `${value * motionMs.ringPerPercent}ms` } as CSSProperties;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={css.ring}
    >
      <svg aria-hidden="true" className={css.circle} width={size} height={size}>
        <circle {...shape} className={css.track} />
        {value > 0 && (
          <circle
            {...shape}
            pathLength={100}
            style={arc}
            className={classes(css.fill, tone === 'game' ? css.game : value === 100 && css.done)}
          />
        )}
      </svg>
      <div className={classes(css.inside, css.insideSize[size])} aria-hidden="true">
        {children}
      </div>
    </div>
  );
};
