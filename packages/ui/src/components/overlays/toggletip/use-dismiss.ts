import { type RefObject, useEffect } from 'react';

/** What closes by itself, and how. */
export interface Dismissable {
  /** Nothing is listened to while it is closed. */
  open: boolean;
  /** The button and its panel together: a press or the focus outside of it closes. */
  box: RefObject<HTMLElement | null>;
  /** Gets the focus back after Escape. */
  button: RefObject<HTMLElement | null>;
  /** Stable, or the listeners change with every render. */
  close: () => void;
}

/** Closes on Escape, on a press outside and when the focus moves outside. */
export const useDismiss = ({ open, box, button, close }: Dismissable): void => {
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // A dialog around stays open: Escape closes one thing at a time.
      event.preventDefault();
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open, box, button, close]);
};
