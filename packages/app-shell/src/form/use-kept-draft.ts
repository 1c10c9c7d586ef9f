import { useLayoutEffect } from 'react';

import type { Drafts } from './drafts.ts';

/** What is being typed, and whether it is worth keeping. */
export type Work<Typed> = {
  readonly typed: Typed;
  /** Number of the version it began from. */
  readonly versao: number;
  readonly dirty: boolean;
  /** An older draft still waits for the person's decision, and is not forgotten meanwhile. */
  readonly offered?: boolean;
};

/** Keeps unsaved work on this device while there is some, and forgets it once it is saved or taken back. */
export function useKeptDraft<Typed>(drafts: Drafts, { typed, versao, dirty, offered = false }: Work<Typed>): void {
  // Before the screen says that it is kept, or saved.
  useLayoutEffect(() => {
    if (dirty) drafts.keep({ em: Date.now(), versao, dados: typed });
    else if (!offered) drafts.forget();
  }, [drafts, dirty, offered, typed, versao]);
}

/** The draft of this device; null when there is none, or what another build, or a hand, has written. */
export function readDraft<Typed>(
  drafts: Drafts,
  isTyped: (value: unknown) => value is Typed,
): { em: number; versao: number; typed: Typed } | null {
  const draft = drafts.read();
  if (draft === null || !isTyped(draft.dados)) return null;
  return { em: draft.em, versao: draft.versao, typed: draft.dados };
}
