import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an element whose size others must know: calls `measure` with it once it is there and whenever it or the window changes its
 * size, and with null when it goes. Keep `measure` between renders.
 */
export const useMeasured = (measure: (element: HTMLDivElement | null) => void): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const again = () => measure(element);
    const observer = new ResizeObserver(again);
    observer.observe(element);
    window.addEventListener('resize', again);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', again);
      measure(null);
    };
  }, [measure]);
  return ref;
};
