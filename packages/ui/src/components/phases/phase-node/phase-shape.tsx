// Private: the shape of a phase with its number or lock.
import type { ReactNode } from 'react';
import type { PhaseState } from './phase-node.tsx';
import { classes } from '../../../lib/classes.ts';
import * as css from './phase-shape.css.ts';

const STAR = 'M24 8.5L29.6 17.7L40.2 20.2L33.1 28.5L34 39.3L24 35.1L14 39.3L14.9 28.5L7.8 20.2L18.4 17.7Z';

export interface PhaseShapeProps {
  /** Decides the shape. */
  state: PhaseState;
  /** Three of them make the star golden. */
  stars: 0 | 1 | 2 | 3;
  /** A locked one is a planet with a ring. */
  planet?: boolean;
  /** Number or lock. */
  children: ReactNode;
}

const lookOf = ({ state, stars }: Pick<PhaseShapeProps, 'state' | 'stars'>) => {
  if (state !== 'feita') return 'open';
  return stars === 3 ? 'gold' : 'subject';
};

/** A star, or a disc for the current phase and for a locked one. */
export const PhaseShape = ({ state, stars, planet = false, children }: PhaseShapeProps): ReactNode => {
  if (state === 'atual' || state === 'bloqueada') {
    const look = state === 'atual' ? 'current' : planet ? 'planet' : 'locked';
    return <span className={css.disc[look]}>{children}</span>;
  }
  const look = lookOf({ state, stars });
  return (
    <span className={classes(css.star, css.ink[look], look === 'gold' && css.glow)} data-star={look}>
      <svg className={css.picture} viewBox="3 3.5 42 42" aria-hidden="true">
        <path className={css.edge[look]} d={STAR} transform="translate(0 1.6)" strokeWidth="7" strokeLinejoin="round" />
        <path className={css.body[look]} d={STAR} transform="translate(0 -.4)" strokeWidth="6" strokeLinejoin="round" />
        {look === 'open' ? null : <path className={css.shine} d="M14 19.2l5-1.3L22 12.6" strokeWidth="3" />}
      </svg>
      <span className={css.number}>{children}</span>
    </span>
  );
};
