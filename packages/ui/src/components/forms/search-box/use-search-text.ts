import { useState } from 'react';
import { useSettled } from '../../../lib/use-settled.ts';

/** The text in a search box: what is typed goes out when the typing pauses, what changes elsewhere comes in. */
export const useSearchText = (value: string, onSearch: (text: string) => void) => {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // The own text comes back from outside while one types on: only a foreign one is taken.
    if (value !== told) {
      setTyped(value);
      setTold(value);
    }
  }
  const tell = (text: string) => {
    setTold(text);
    onSearch(text);
  };
  useSettled(typed, told, tell);
  return {
    typed,
    type: setTyped,
    /** Typed, and not asked yet. */
    pending: typed !== told,
    /** Without the pause. */
    search: (text: string) => {
      setTyped(text);
      if (text !== told) tell(text);
    },
  };
};
