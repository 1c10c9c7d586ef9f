// Where the student stopped, as a small constellation: stars that are lit, the kite, and places to come.
import type { ReactNode } from 'react';
import { subjectOf } from '../../foundations/subject-tile/subject-of.ts';
import * as css from './mini-constellation.css.ts';

export interface MiniConstellationProps {
  /** What it shows, in words: "5 de 8 fases". */
  label: string;
  /** Name of the subject; gives the line its colour. */
  materia: string;
  /** Phases that are done. */
  done: number;
  /** Phases of the subject. */
  total: number;
  /** In the middle of its place, as in a scene; otherwise at the start, as in a card. */
  centered?: boolean;
}

const STAR = 'M0-6.5L1.9-2.6 6.2-2 3.1 1 3.8 5.3 0 3.3-3.8 5.3-3.1 1-6.2-2-1.9-2.6z';
const STEP = 22;
const MAX_STARS = 14;
const heights = [20, 12, 17, 25, 19, 11] as const;

interface Window {
  first: number;
  count: number;
}

/** A long way shows the part around where the student is. */
const windowOf = (done: number, total: number): Window => {
  const count = Math.min(total, MAX_STARS);
  return { first: Math.min(Math.max(done - Math.floor(count / 2), 0), total - count), count };
};

/** One picture with its words. */
export const MiniConstellation = ({
  label,
  materia,
  done,
  total,
  centered = false,
}: MiniConstellationProps): ReactNode => {
  if (total <= 0) return null;
  const { first, count } = windowOf(done, total);
  const points = Array.from({ length: count }, (_, index) => ({
    index: first + index,
    x: 12 + index * STEP,
    y: heights[(first + index) % heights.length] ?? 18,
  }));
  const path = (from: number, to: number) =>
    points
      .filter(({ index }) => index >= from && index <= to)
      .map(({ x, y }) => `${x} ${y}`)
      .join('L');
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${(count - 1) * STEP + 24} 36`}
      preserveAspectRatio={centered ? 'xMidYMid' : 'xMinYMid'}
      role="img"
      aria-label={label}
      data-materia={subjectOf(materia)}
    >
      {done < total && <path className={css.ahead} d={`M${path(Math.max(done, first), total)}`} />}
      {done > first && <path className={css.done} d={`M${path(first, done)}`} />}
      {points.map(({ index, x, y }) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          {index < done && <path className={css.star} d={STAR} />}
          {index === done && <path className={css.kite} d="M0-8L6 0 0 8-6 0z" />}
          {index > done && <circle className={css.place} r="4" />}
        </g>
      ))}
    </svg>
  );
};
