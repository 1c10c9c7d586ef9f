// Coins a result brought, as the result scene and the answer sheet show them. Private to the group.
import { type ReactNode, useEffect, useRef } from 'react';
import { coins, more, noCoins, doubled } from '../../../copy.ts';
import type { Words } from '../../../word-list.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { numberText } from '../../results/number-text.ts';
import { coinArt } from '../game-piece/art.ts';
import { GamePiece } from '../game-piece/game-piece.tsx';
import * as css from './coin-gain.css.ts';
import { flyCoins } from './fly-coins.ts';

/** What a gain of coins says. */
export const coinGainWords = {
  coins,
  more,
  noCoins,
  doubled,
};

export interface CoinGainProps {
  /** Whole coins; 0 shows '-'. */
  moedas: number;
  /** An action plan paid twice: shows the ×2. */
  doubled?: boolean;
  /** Shows the word too: "+20 moedas". */
  word?: boolean;
}

/** In words: "Mais 20 moedas, em dobro". */
export const coinGainText = (
  copy: Pick<Words, keyof typeof coinGainWords>,
  moedas: number,
  doubled: boolean,
): string => {
  if (moedas <= 0) return copy.noCoins;
  const gained = copy.more(copy.coins(numberText(moedas, 0)));
  return doubled ? `${gained}, ${copy.doubled}` : gained;
};

export const CoinGain = ({ moedas, doubled = false, word = false }: CoinGainProps): ReactNode => {
  const copy = useWords(coinGainWords);
  const count = numberText(moedas, 0);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => (moedas > 0 && place.current ? flyCoins(place.current) : undefined), [moedas]);
  const shown = word ? copy.coins(count) : count;
  return (
    <span ref={place} className={classes(css.gain, css.tone.coin)}>
      <GamePiece of={coinArt} size={32} />
      <span aria-hidden="true">{moedas > 0 ? `+${shown}` : '-'}</span>
      {doubled && moedas > 0 && (
        <span className={css.times} aria-hidden="true">
          ×2
        </span>
      )}
      <VisuallyHidden>{coinGainText(copy, moedas, doubled)}</VisuallyHidden>
    </span>
  );
};
