import { useCallback, useEffect, useRef } from 'react';

/**
 * Work that need not be done before the screen shows what a tap led to. Only the latest is done, and none once the screen has
 * gone: who leaves in between is not called back.
 */
export function useAfterPaint(): (work: () => void) => void {
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  return useCallback((work) => {
    turn.current += 1;
    const mine = turn.current;
    afterPaint(() => {
      if (turn.current === mine) work();
    });
  }, []);
}

/** When nothing else is to be done, but after half a second at the latest. Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
}

/** After the next frame: what has been rendered until then is painted, and its paint waits for nothing. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => whenIdle(work));
