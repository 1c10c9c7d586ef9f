// Measures which page of a horizontal scroller is in view. The style decides how many items fit.
import { useCallback, useRef, useState } from 'react';

const START = { page: 1, pages: 1 };
/** Fractions of a pixel by which a scroller may miss its end. */
const SLACK = 2;

/** px from the start of one page to the start of the next: as many whole items as fit. */
const pageWidth = (scroller: HTMLElement): { width: number; perPage: number; count: number } => {
  const items = [...scroller.querySelectorAll<HTMLElement>(':scope > ul > li')];
  const [first, second] = items;
  if (!first || !second) return { width: scroller.clientWidth, perPage: 1, count: items.length };
  const stride = second.offsetLeft - first.offsetLeft;
  const gap = stride - first.offsetWidth;
  const perPage = Math.max(1, Math.floor((scroller.clientWidth + gap) / stride));
  return { width: perPage * stride, perPage, count: items.length };
};

const measure = (scroller: HTMLElement): typeof START => {
  const end = scroller.scrollWidth - scroller.clientWidth;
  if (end <= SLACK) return START;
  const { width, perPage, count } = pageWidth(scroller);
  const pages = Math.ceil(count / perPage);
  // The last page is reached at the end, also when it is not a whole page away.
  if (scroller.scrollLeft >= end - SLACK) return { page: pages, pages };
  const passed = Math.floor(scroller.scrollLeft / width + 0.5 / perPage);
  return { page: Math.min(passed + 1, pages - 1), pages };
};

/**
 * Give `view` to the scroller around a list; a scroller that is replaced starts anew. Until it was measured, two pages are assumed
 * where there are several items: to measure at once would make the browser lay the page out twice before its first picture.
 */
export const usePages = (items: number) => {
  const [place, setPlace] = useState<typeof START | null>(null);
  const scroller = useRef<HTMLElement>(null);
  const view = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const update = () => {
      const now = measure(element);
      setPlace((before) => (before?.page === now.page && before.pages === now.pages ? before : now));
    };
    scroller.current = element;
    const resized = new ResizeObserver(update);
    resized.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      scroller.current = null;
      resized.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, []);
  const scrollToPage = (page: number) => {
    const element = scroller.current;
    element?.scrollTo({ left: (page - 1) * pageWidth(element).width });
  };
  const focusView = () => scroller.current?.focus({ preventScroll: true });
  const { page, pages } = place ?? { page: 1, pages: Math.min(items, 2) };
  return { page, pages, isMeasured: place !== null, view, scrollToPage, focusView };
};
