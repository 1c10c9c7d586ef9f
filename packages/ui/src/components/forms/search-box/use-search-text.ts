import { useState } from 'react';
import { useSettled } from '../../../lib/use-settled.ts';

/** State of a search box. Typed text is reported after a pause; a text set by the parent replaces it. */
export const useSearchText = (value: string, onSearch: (text: string) => void) => {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // The parent returns our own text while the person types on. Only a different text replaces it.
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
