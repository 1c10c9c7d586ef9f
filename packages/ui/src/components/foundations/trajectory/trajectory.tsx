import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './trajectory.css.ts';

export interface TrajectoryProps {
  /** `curve` lies behind a banner (whose box is positioned); `line` is a row of dots in the flow. */
  shape?: 'curve' | 'line';
  /** What it lies on. */
  tone?: keyof typeof css.tone;
}

/** The dotted path of the brand: 3 px dots 9 px apart. Decoration only. */
export const Trajectory = ({ shape = 'curve', tone = 'control' }: TrajectoryProps): ReactNode =>
  shape === 'curve' ? (
    <svg
      aria-hidden="true"
      className={classes(css.behind, css.tone[tone])}
      viewBox="0 0 640 220"
      preserveAspectRatio="none"
    >
      <path d="M-20 200C190 220 360 60 700 50" vectorEffect="non-scaling-stroke" />
    </svg>
  ) : (
    <svg aria-hidden="true" className={classes(css.inFlow, css.tone[tone])}>
      <line x1="2" y1="6" x2="100%" y2="6" />
    </svg>
  );
