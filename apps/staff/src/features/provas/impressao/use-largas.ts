/** Questions of the booklet with something wider than their column, as the screen of a desktop lays them out. */
import { type RefObject, useEffect, useState } from 'react';

/** Where the booklet is as wide on the screen as on paper. */
const AS_ON_PAPER = '(min-width: 68rem)';
/** Widths are rounded. */
const HAIR = 1.5;

function wideIn(box: HTMLElement): readonly number[] {
  const questions = [...box.querySelectorAll<HTMLElement>('[data-numero]')];
  return questions
    .filter((question) => {
      const { right } = question.getBoundingClientRect();
      const parts = [...question.querySelectorAll('math, table, img, pre')];
      return parts.some((part) => part.getBoundingClientRect().right > right + HAIR);
    })
    .map(({ dataset }) => Number(dataset['numero']));
}

/** Measures again whenever the booklet changes its size, and when a picture has come. */
export function useLargas(box: RefObject<HTMLElement | null>): readonly number[] {
  const [largas, setLargas] = useState<readonly number[]>([]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const next = matchMedia(AS_ON_PAPER).matches ? wideIn(element) : [];
      setLargas((before) => (before.join() === next.join() ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('load', measure, { capture: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('load', measure, { capture: true });
    };
  }, [box]);
  return largas;
}
