import type { ReactNode } from 'react';
import { coins } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { coinArt } from '../game-piece/art.ts';
import { Counter, type CounterProps } from './counter.tsx';

const defaults = { coins };

export type CoinCounterProps = CounterProps;

/** MaxCoins of the student. A gain is counted up and announced once ("Mais 20 moedas"). */
export const CoinCounter = (props: CoinCounterProps): ReactNode => {
  const copy = useWords(defaults);
  return <Counter of={coinArt} tone="coin" words={copy.coins} {...props} />;
};
