// Private: the star with its number, as the ranking shows it. Screen readers announce the words instead.
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { starArt } from '../../game/game-piece/art.ts';
import { GamePiece } from '../../game/game-piece/game-piece.tsx';
import { numberText } from '../../results/number-text.ts';
import * as css from './star-total.css.ts';

export interface StarTotalProps {
  /** How many. */
  stars: number;
  /** Reads them: "152" → "152 estrelas". */
  name: (stars: string) => string;
  /** `md` in rows, `sm` under a name, `lg` for the one number of a card. */
  size?: keyof typeof css.size;
}

const pictureOf = { sm: 16, md: 18, lg: 28 } as const;

/** Star and number in one line that never breaks. */
export const StarTotal = ({ stars, name, size = 'md' }: StarTotalProps): ReactNode => {
  const text = numberText(stars, 0);
  return (
    <span className={css.size[size]}>
      <GamePiece of={starArt} size={pictureOf[size]} />
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{name(text)}</VisuallyHidden>
    </span>
  );
};
