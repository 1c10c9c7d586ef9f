import type { ReactNode } from 'react';
import * as css from './level-bars.css.ts';

const bars = [
  { x: 2, height: 6 },
  { x: 8, height: 10 },
  { x: 14, height: 14 },
] as const;

export interface LevelBarsProps {
  /** How many of the three are lit. */
  lit: 0 | 1 | 2 | 3;
}

/** None, one, two or three lit bars in the colour of the text around: decoration, the word stands beside it. */
export const LevelBars = ({ lit }: LevelBarsProps): ReactNode => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
    {bars.map(({ x, height }, index) => (
      <rect
        key={x}
        className={index < lit ? css.bar : css.faintBar}
        x={x}
        y={18 - height}
        width="4.5"
        height={height}
        rx="1.5"
      />
    ))}
  </svg>
);
