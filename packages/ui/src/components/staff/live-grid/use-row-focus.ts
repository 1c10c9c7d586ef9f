import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';

/** Attribute of a row: its place in `rows` would not find it again after it moved. */
export const ROW = 'data-row';

interface RowFocus {
  /** Text of the key of the row that has the focus. */
  focused: string | null;
  /** For the element around all rows. */
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** Keeps the focus on the control of a row that moves to another place: the browser drops it when the row is made anew there. */
export const useRowFocus = (): RowFocus => {
  const [focused, setFocused] = useState<string | null>(null);
  const control = useRef<{ body: Element; index: number } | null>(null);
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (focused === null || control.current === null || !lost) return;
    const { body, index } = control.current;
    const row = body.querySelector(`[${ROW}="${CSS.escape(focused)}"]`);
    row?.querySelectorAll<HTMLElement>('button, a')[index]?.focus({ preventScroll: true });
  });
  return {
    focused,
    onFocus({ target, currentTarget }) {
      const row = target.closest(`[${ROW}]`);
      setFocused(row?.getAttribute(ROW) ?? null);
      const index = row ? [...row.querySelectorAll('button, a')].indexOf(target) : -1;
      control.current = index < 0 ? null : { body: currentTarget, index };
    },
    // React is not told of a focus that ends because its own drawing took the row away.
    onBlur({ relatedTarget, currentTarget }) {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      control.current = null;
      setFocused(null);
    },
  };
};
