// Small pictures of how TRI judges: three questions of growing difficulty and what was hit. Decoration.
import type { ReactNode } from 'react';
import * as css from './tri-steps.css.ts';

/** `difficulty`: only the bars; `coherent`: easy right, hard wrong; `guess`: easy wrong, hard right. */
export type StepPictureKind = 'difficulty' | 'coherent' | 'guess';

const bars = [
  { x: 10, height: 14, look: css.easy },
  { x: 36, height: 24, look: css.medium },
  { x: 62, height: 34, look: css.hard },
] as const;

const hits: Readonly<Record<StepPictureKind, readonly boolean[]>> = {
  difficulty: [],
  coherent: [true, true, false],
  guess: [false, false, true],
};

const Mark = ({ x, y, hit }: { x: number; y: number; hit: boolean }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="9" className={hit ? css.hit : css.miss} />
    <path className={hit ? css.hitMark : css.missMark} d={hit ? 'M-4 0l3 3 5-6' : 'M-3-3l6 6M3-3l-6 6'} />
  </g>
);

/** One of the drawings, in the colours of the theme. */
export const StepPicture = ({ kind }: { kind: StepPictureKind }): ReactNode => (
  <svg className={css.picture} viewBox="0 0 88 60" aria-hidden>
    {bars.map(({ x, height, look }, index) => (
      <g key={x}>
        <rect className={look} x={x} y={58 - height} width="16" height={height} rx="4" />
        {hits[kind][index] === undefined ? null : (
          <Mark x={x + 8} y={58 - height - 12} hit={hits[kind][index] ?? false} />
        )}
      </g>
    ))}
  </svg>
);
