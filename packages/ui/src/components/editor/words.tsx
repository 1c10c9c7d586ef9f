// How a school replaces words of the editor's own controls. Apart from `src/words.tsx`, as the editor is an entry of its own.
import { createContext, type ReactNode, use, useMemo } from 'react';
import { editorCopy } from './copy.ts';

/** Every word that the editor says by itself. */
export type EditorWords = {
  readonly [Name in keyof typeof editorCopy]: (typeof editorCopy)[Name] extends string
    ? string
    : Name extends 'texPart'
      ? Readonly<Record<string, string>>
      : (typeof editorCopy)[Name];
};

const WordsContext = createContext<EditorWords>(editorCopy);

/** Replaces words of the editors inside; those left out stay as they are around it, Portuguese at first. */
export const EditorWordsProvider = ({
  words,
  children,
}: {
  /** The words that change. Keep the object between renders: a new one draws every editor inside again. */
  words: Partial<EditorWords>;
  /** The app, or a part of it. */
  children: ReactNode;
}): ReactNode => {
  const around = use(WordsContext);
  const all = useMemo(() => ({ ...around, ...words }), [around, words]);
  return <WordsContext value={all}>{children}</WordsContext>;
};

/** The words in force here. */
export const useEditorWords = (): EditorWords => use(WordsContext);
