import { useEffect, useRef, type RefObject } from 'react';

/**
 * Once an open question is judged, its marked options stand above the verdict at the foot. A question that was opened judged
 * stays where it is.
 * @param marked numbers of the options, from 1, the most important one last; none while the question is open
 * @returns for the element around the list of options
 */
export function useJudgedInSight(marked: readonly number[]): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const open = useRef(false);
  const key = marked.join();
  useEffect(() => {
    if (key !== '' && open.current) {
      const options = around.current?.querySelectorAll('li') ?? [];
      for (const n of key.split(',')) options[Number(n) - 1]?.scrollIntoView({ block: 'nearest' });
    }
    open.current = key === '';
  }, [key]);
  return around;
}
