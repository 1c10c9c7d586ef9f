// How a school replaces words of the components' own controls. Each component keeps its own, so that a page loads no others.
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Words } from './word-list.ts';

type Choose = <Name extends keyof Words>(own: Pick<Words, Name>) => Pick<Words, Name>;

const asGiven: Choose = (own) => own;
const WordsContext = createContext(asGiven);

/** Replaces words of the components inside; those left out stay as they are around it, Portuguese at first. */
export const WordsProvider = ({
  words,
  children,
}: {
  /** The words that change. Keep the object between renders: a new one draws every component inside again. */
  words: Partial<Words>;
  /** The app, or a part of it. */
  children: ReactNode;
}): ReactNode => {
  const around = use(WordsContext);
  const choose = useMemo<Choose>(() => (own) => ({ ...around(own), ...words }), [around, words]);
  return <WordsContext value={choose}>{children}</WordsContext>;
};

/** The words in force here: those given, unless a provider replaces them. The same object as long as they stay. */
export const useWords: Choose = (own) => {
  const choose = use(WordsContext);
  return useMemo(() => choose(own), [choose, own]);
};
