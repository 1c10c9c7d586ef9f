// The three small stars under a phase. Decoration: the accessible name of the phase has the number.
import type { ReactNode } from 'react';
import { emptyStarArt, starArt } from '../../game/game-piece/art.ts';
import { GamePiece } from '../../game/game-piece/game-piece.tsx';
import * as css from './phase-node.css.ts';

/** Private to the node; `size` in px. */
export const NodeStars = ({ value, size }: { value: 0 | 1 | 2 | 3; size: number }): ReactNode => (
  <span className={css.stars} aria-hidden="true">
    {[1, 2, 3].map((star) => (
      <GamePiece key={star} of={star <= value ? starArt : emptyStarArt} size={size} />
    ))}
  </span>
);
