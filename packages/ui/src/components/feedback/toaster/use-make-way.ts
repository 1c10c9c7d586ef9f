import { useEffect } from 'react';

/** Where messages stand at the block edges, as the toaster reads it. */
const PLACE = '--toast';
const FOOT = 'auto calc(12px + env(safe-area-inset-bottom))';

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whole regions that take the focus lie under almost everything. */
const isControl = ({ height }: DOMRect) => height > 0 && height < window.innerHeight / 2;

const makeWay = (): void => {
  const page = document.documentElement.style;
  const messages = [...document.querySelectorAll('[data-toast]')];
  if (messages.length === 0) {
    page.removeProperty(PLACE);
    return;
  }
  const focused = document.activeElement;
  if (!focused || focused.closest('[data-toast]')) return;
  const box = focused.getBoundingClientRect();
  if (!isControl(box) || !messages.some((message) => overlap(box, message.getBoundingClientRect()))) return;
  if (page.getPropertyValue(PLACE) === '') page.setProperty(PLACE, FOOT);
  else page.removeProperty(PLACE);
};

/**
 * Messages never cover what has the focus (WCAG 2.4.11): they stay until they are closed. While the focused control is under them,
 * they stand at the foot of the screen. For an app with controls where messages stand; once, inside `Toaster`.
 */
export const useMakeWay = (): void => {
  useEffect(() => {
    const lists = document.querySelectorAll('section > [role="alert"], section > [role="status"]');
    const observer = new MutationObserver(makeWay);
    for (const list of lists) observer.observe(list, { childList: true });
    document.addEventListener('focusin', makeWay);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', makeWay);
      document.documentElement.style.removeProperty(PLACE);
    };
  }, []);
};
