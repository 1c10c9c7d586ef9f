// The lives as a row of hearts: the next one fills from below, one just lost splits once.
import { MAX_VIDAS } from '@luneta/domain/vidas';
import type { ReactNode } from 'react';
import { livesOf } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { emptyLifeArt, lifeArt } from '../game-piece/art.ts';
import { GamePiece } from '../game-piece/game-piece.tsx';
import * as css from './hearts.css.ts';

const defaults = { livesOf };

export interface HeartsProps {
  /** Lives that are left. */
  vidas: number;
  /** How much of the next heart has come, 0 to 1. */
  next?: number;
  /** One was just lost: the heart after the last splits. */
  lost?: boolean;
  /** px of one heart. */
  size?: 24 | 36 | 44 | 52;
}

const places = Array.from({ length: MAX_VIDAS }, (_, index) => index);

interface HeartProps {
  state: 'full' | 'next' | 'lost' | 'empty';
  next: number;
  size: number;
}

const Heart = ({ state, next, size }: HeartProps): ReactNode => {
  if (state === 'full') return <GamePiece of={lifeArt} size={size} />;
  return (
    <span className={css.place} data-heart={state}>
      <GamePiece of={emptyLifeArt} size={size} />
      {state === 'next' && (
        <span className={css.filling} style={{ '--filled': next }}>
          <GamePiece of={lifeArt} size={size} />
        </span>
      )}
      {state === 'lost' && (
        <>
          <span className={css.half.left}>
            <GamePiece of={lifeArt} size={size} />
          </span>
          <span className={css.half.right}>
            <GamePiece of={lifeArt} size={size} />
          </span>
          <span className={css.minus}>−1</span>
        </>
      )}
    </span>
  );
};

/** One picture: "3 de 5 vidas". */
export const Hearts = ({ vidas, next = 0, lost = false, size = 44 }: HeartsProps): ReactNode => {
  const copy = useWords(defaults);
  const stateOf = (index: number) => {
    if (index < vidas) return 'full';
    if (index > vidas) return 'empty';
    if (lost) return 'lost';
    return next > 0 ? 'next' : 'empty';
  };
  return (
    <div role="img" aria-label={copy.livesOf(vidas, MAX_VIDAS)} className={css.row}>
      {places.map((index) => (
        <Heart key={index} state={stateOf(index)} next={Math.min(next, 1)} size={size} />
      ))}
    </div>
  );
};
