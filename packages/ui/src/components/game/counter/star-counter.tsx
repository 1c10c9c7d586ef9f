import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { starArt } from '../game-piece/art.ts';
import { Counter, type CounterProps } from './counter.tsx';

const defaults = {
  stars: (count: string) => (count === '1' ? '1 estrela' : `${count} estrelas`),
};

export type StarCounterProps = CounterProps;

/** Stars of the student. A gain is counted up and announced once ("Mais 2 estrelas"). */
export const StarCounter = (props: StarCounterProps): ReactNode => {
  const copy = useWords(defaults);
  return <Counter of={starArt} tone="star" words={copy.stars} {...props} />;
};
