import { useEffect, useRef, type RefObject } from 'react';

/** `data-look` of judged options. The own one is 'wrong' or 'correct' and comes last, so that it is surely in sight. */
const JUDGED_LOOKS = ['missed', 'wrong', 'correct'];

/**
 * Once an open question is judged, its marked options stand above the verdict at the foot. A question that was opened judged
 * stays where it is.
 * @param judged the question is answered and its key is known
 * @returns for the element around the list of options
 */
export function useJudgedInSight(judged: boolean): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const open = useRef(false);
  useEffect(() => {
    if (judged && open.current)
      for (const look of JUDGED_LOOKS)
        around.current?.querySelector(`[data-look=${look}]`)?.scrollIntoView({ block: 'nearest' });
    open.current = !judged;
  }, [judged]);
  return around;
}
