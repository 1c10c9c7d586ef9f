/** Publishes the height of the banners over the page beside them, so that what sticks in the page begins below. */
import { useEffect, useRef, type RefObject } from 'react';

export function useBannerHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const banner = element.current;
    const frame = banner?.parentElement;
    if (!banner || !frame) return undefined;
    const measure = () => {
      const sticks = getComputedStyle(banner).position === 'sticky';
      frame.style.setProperty('--avisos', `${sticks ? banner.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(banner);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return element;
}
