// One stop of Tab for a row of buttons; arrows, Home and End move inside it (APG toolbar).
import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const buttonsOf = (toolbar: Element) => [...toolbar.querySelectorAll<HTMLButtonElement>('button')];

/** Where `key` leads from button `at` of `count`, or `null` when it does not move. */
const moved = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

/** Handlers of the toolbar, and which button (by its place) Tab stops at. */
export const useRoving = (count: number, onEscape: () => void) => {
  const [stop, setStop] = useState(0);
  return {
    stop: Math.min(stop, count - 1),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        // Not for a dialog around the editor.
        event.stopPropagation();
        onEscape();
        return;
      }
      const buttons = buttonsOf(event.currentTarget);
      const next = moved(
        event.key,
        buttons.findIndex((button) => button === event.target),
        buttons.length,
      );
      if (next === null) return;
      event.preventDefault();
      buttons[next]?.focus();
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const at = buttonsOf(event.currentTarget).findIndex((button) => button === event.target);
      if (at >= 0) setStop(at);
    },
  };
};
