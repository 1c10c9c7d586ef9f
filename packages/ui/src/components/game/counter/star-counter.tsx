import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { starArt } from '../game-piece/art.ts';
import { Counter, type CounterProps } from './counter.tsx';

export type StarCounterProps = CounterProps;

/** Stars of the student. A gain is counted up and announced once ("Mais 2 estrelas"). */
export const StarCounter = (props: StarCounterProps): ReactNode => {
  const copy = useWords();
  return <Counter of={starArt} tone="star" words={copy.stars} {...props} />;
};
