// The three small stars under a phase. Decoration: the name of the phase says how many.
import type { ReactNode } from 'react';
import empty from '../../../art/game-estrela-vazia.svg?no-inline';
import full from '../../../art/game-estrela.svg?no-inline';
import * as css from './phase-node.css.ts';

/** Private to the node; `size` in px. */
export const NodeStars = ({ value, size }: { value: 0 | 1 | 2 | 3; size: number }): ReactNode => (
  <span className={css.stars} aria-hidden="true">
    {[1, 2, 3].map((star) => (
      <img key={star} src={star <= value ? full : empty} alt="" width={size} height={size} />
    ))}
  </span>
);
