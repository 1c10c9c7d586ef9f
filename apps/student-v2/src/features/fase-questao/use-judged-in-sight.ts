import { useEffect, useRef, type RefObject } from 'react';

/** Marks of the options, the most important one last: the own one. */
const MARKS = ['missed', 'wrong', 'correct'];

/**
 * Once an open question is judged, its marked options stand above the verdict at the foot. A question that was opened judged
 * stays where it is.
 * @returns for the element around the list of options
 */
export function useJudgedInSight(judged: boolean): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const open = useRef(false);
  useEffect(() => {
    if (judged && open.current)
      for (const mark of MARKS)
        around.current?.querySelector(`[data-look=${mark}]`)?.scrollIntoView({ block: 'nearest' });
    open.current = !judged;
  }, [judged]);
  return around;
}
