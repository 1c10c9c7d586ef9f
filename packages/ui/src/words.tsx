// The words of the components' own controls, and how a school replaces some of them.
import { createContext, type ReactNode, use, useMemo } from 'react';
import { copy } from './copy.ts';

/** Every word that components say by themselves: texts, and functions that make one of numbers and names. */
export type Words = {
  readonly [Name in keyof typeof copy]: (typeof copy)[Name] extends string ? string : (typeof copy)[Name];
};

const WordsContext = createContext<Words>(copy);

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
  const all = useMemo(() => ({ ...around, ...words }), [around, words]);
  return <WordsContext value={all}>{children}</WordsContext>;
};

/** The words in force here. */
export const useWords = (): Words => use(WordsContext);
