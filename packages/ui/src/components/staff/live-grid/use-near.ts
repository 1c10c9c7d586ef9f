import { type RefObject, useEffect, useRef, useState } from 'react';

/** About a screen: what is scrolled to is drawn before it is seen. */
const MARGIN_PX = 800;

export interface Near<Kind extends Element> {
  ref: RefObject<Kind | null>;
  /** It is in sight, or about a screen away. */
  near: boolean;
  /** How high it was when it was last near, px; undefined before. */
  height: number | undefined;
}

/**
 * Whether an element is in sight or close to it.
 *
 * @param first what holds until the browser has told
 */
export const useNear = <Kind extends Element>(first: boolean): Near<Kind> => {
  const ref = useRef<Kind>(null);
  const [seen, setSeen] = useState<{ near: boolean; height?: number }>({ near: first });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last === undefined) return;
        const { isIntersecting: near, boundingClientRect } = last;
        setSeen((before) => {
          if (before.near === near) return before;
          return near ? { ...before, near } : { near, height: boundingClientRect.height };
        });
      },
      { rootMargin: `${MARGIN_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, near: seen.near, height: seen.height };
};
