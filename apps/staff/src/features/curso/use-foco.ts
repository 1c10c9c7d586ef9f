import { useEffect, useRef, type RefObject } from 'react';

/**
 * Publishing and taking back remove the button that asked for it. The focus that stood on it goes to the heading, over
 * the acts that are left. Whoever has moved on meanwhile keeps the own place.
 *
 * @param acts what is offered now; the focus is looked at when it changes
 */
export function useFoco(heading: RefObject<HTMLElement | null>, acts: string) {
  const before = useRef(acts);
  useEffect(() => {
    if (before.current === acts) return;
    before.current = acts;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [heading, acts]);
}
