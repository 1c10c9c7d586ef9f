import { MAX_ESTRELAS } from '@luneta/domain/estrelas';
import type { ReactNode } from 'react';
import { starsOf } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { emptyStarArt, starArt } from '../game-piece/art.ts';
import { GamePiece } from '../game-piece/game-piece.tsx';
import * as css from './stars.css.ts';

const defaults = {
  starsOf,
  starsPending: 'Fase pendente',
};

/** Stars of a phase; `null` while it has not been finished. */
export type Estrelas = 0 | 1 | 2 | 3 | null;

export interface StarsProps {
  /** `qtde_estrelas` of the phase. */
  estrelas: Estrelas;
  /** Of one star, px. */
  size?: 16 | 20 | 24 | 32 | 48 | 72 | 96;
  /** The middle star larger and higher, for a result. */
  arch?: boolean;
  /** The stars won land one by one, 150 ms apart. */
  animated?: boolean;
}

const places = Array.from({ length: MAX_ESTRELAS }, (_, index) => index);

/** What a phase was worth, as one picture: "2 de 3 estrelas". */
export const Stars = ({ estrelas, size = 20, arch = false, animated = false }: StarsProps): ReactNode => {
  const copy = useWords(defaults);
  return (
    <span
      role="img"
      aria-label={estrelas === null ? copy.starsPending : copy.starsOf(estrelas, MAX_ESTRELAS)}
      className={css.row}
    >
      {places.map((index) => {
        const middle = arch && index === 1;
        const side = arch && !middle ? size * 0.75 : size;
        const measures = { '--order': index, '--star': `${side}px` };
        if (estrelas === null) return <span key={index} className={css.point} style={measures} />;
        const won = index < estrelas;
        return (
          <span key={index} className={classes(css.place, middle && css.raised)} style={measures}>
            {(!won || animated) && (
              <span className={css.layer}>
                <GamePiece of={emptyStarArt} size={side} />
              </span>
            )}
            {won && (
              <span className={animated ? css.landing : css.layer}>
                <GamePiece of={starArt} size={side} />
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
};
