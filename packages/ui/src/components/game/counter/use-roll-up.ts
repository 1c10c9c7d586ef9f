import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isMotionWanted } from '../../../lib/motion-wanted.ts';
import { motionMs } from '../../../theme/motion-times.ts';

/**
 * The number to show while a counter goes from its last value to the new one; at once under less motion.
 * @param gain what was just won: a counter that appears with it starts from before
 */
export const useRollUp = (value: number, gain: number, place: RefObject<Element | null>): number => {
  const [shown, setShown] = useState(value - gain);
  const last = useRef(value - gain);
  useLayoutEffect(() => {
    const start = last.current;
    const show = (next: number) => {
      last.current = next;
      setShown(next);
    };
    if (start === value) return undefined;
    if (!place.current || !isMotionWanted(place.current)) {
      show(value);
      return undefined;
    }
    let began: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      began ??= now;
      const part = Math.min((now - began) / motionMs.rollUp, 1);
      show(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, place]);
  return shown;
};
