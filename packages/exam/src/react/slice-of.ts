import type { ProvaState } from '../machine/state.ts';
import { sameEntries } from './same-entries.ts';

/** Reads a slice of the state; gives the one it gave before while the entries of the slice are the same. */
export function sliceOf<T>(getState: () => ProvaState, select: (state: ProvaState) => T): () => T {
  let held: { readonly state: ProvaState; readonly slice: T } | null = null;
  return () => {
    const state = getState();
    if (held?.state === state) return held.slice;
    const slice = select(state);
    held = { state, slice: held !== null && sameEntries(held.slice, slice) ? held.slice : slice };
    return held.slice;
  };
}
