// Hits in a row as a line of stars: each hit lights one more. It pays nothing, and what ends it is not shown.
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import * as css from './combo-line.css.ts';

export interface ComboLineProps {
  /** Hits in a row; the last one is the star that appears. */
  seguidos: number;
  /** "4 acertos seguidos". */
  title: string;
  /** Which ones: "Questões 4, 5, 6 e 7". */
  text?: string | undefined;
  /** Words below the line, without a ground of its own, as beside Breu. */
  bare?: boolean;
}

const STAR = 'M0-6.5L1.9-2.6 6.2-2 3.1 1 3.8 5.3 0 3.3-3.8 5.3-3.1 1-6.2-2-1.9-2.6z';
const STEP = 24;
/** A longer row shows its last stars. */
const MAX_STARS = 5;
const heights = [20, 11, 17, 9, 15] as const;

/** A strip of night in every theme, or bare. */
export const ComboLine = ({ seguidos, title, text, bare = false }: ComboLineProps): ReactNode => {
  const count = Math.min(seguidos, MAX_STARS);
  const points = Array.from({ length: count }, (_, index) => ({
    key: seguidos - count + index,
    x: 10 + index * STEP,
    y: heights[(seguidos - count + index) % heights.length] ?? 15,
  }));
  const before = points.slice(0, -1);
  const path = (list: typeof points) => list.map(({ x, y }) => `${x} ${y}`).join('L');
  const line = (
    <div className={classes(css.line, bare ? css.column : css.strip)}>
      <svg
        key={seguidos}
        className={css.picture}
        viewBox={`0 0 ${(count - 1) * STEP + 20} 30`}
        style={{ width: `${((count - 1) * STEP + 20) / 16}rem` }}
        aria-hidden="true"
      >
        <path className={css.path} d={`M${path(before)}`} />
        <path className={classes(css.path, css.last)} pathLength={1} d={`M${path(points.slice(-2))}`} />
        {points.map(({ key, x, y }, index) => (
          <g key={key} transform={`translate(${x} ${y})`}>
            <path className={classes(css.star, index === count - 1 && css.fresh)} d={STAR} />
          </g>
        ))}
      </svg>
      <p className={css.words}>
        <strong className={css.title}>{title}</strong>
        {text !== undefined && <span className={css.text}>{text}</span>}
      </p>
    </div>
  );
  return bare ? (
    line
  ) : (
    <ThemeProvider tema="plano" page={false}>
      {line}
    </ThemeProvider>
  );
};
