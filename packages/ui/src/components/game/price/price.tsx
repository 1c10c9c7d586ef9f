import type { ReactNode } from 'react';
import { coins } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { numberText } from '../../results/number-text.ts';
import { coinArt } from '../game-piece/art.ts';
import { GamePiece } from '../game-piece/game-piece.tsx';
import * as css from './price.css.ts';

const defaults = { coins };

export interface PriceProps {
  /** Whole coins. */
  moedas: number;
}

/** What a button costs, after its words: `<Button>Pular explicação <Price moedas={15} /></Button>`. */
export const Price = ({ moedas }: PriceProps): ReactNode => {
  const copy = useWords(defaults);
  const count = numberText(moedas, 0);
  return (
    <span className={css.price}>
      <span className={css.dot}>·</span>
      <GamePiece of={coinArt} size={20} />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{copy.coins(count)}</VisuallyHidden>
    </span>
  );
};
