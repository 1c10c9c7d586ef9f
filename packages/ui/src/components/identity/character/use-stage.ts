// Decides which character may move: only visible ones, and of the looping ones only the first.
import { type RefObject, useEffect, useState } from 'react';

type Cue = (plays: boolean) => void;

const queue: Cue[] = [];
const cueAll = () => {
  for (const [place, cue] of queue.entries()) cue(place === 0);
};

const queueUp = (cue: Cue) => {
  queue.push(cue);
  cueAll();
  return () => {
    queue.splice(queue.indexOf(cue), 1);
    cue(false);
    cueAll();
  };
};

/** A movement that ends by itself does not wait for its turn. */
const playAlone = (cue: Cue) => {
  cue(true);
  return () => cue(false);
};

/** How a character moves: for as long as it is looked at, or once. */
export type Part = 'loops' | 'once';

/** Whether this character may move now: never off screen or in a hidden tab, and one loop at a time in the whole page. */
export const useStage = (target: RefObject<Element | null>, part: Part | null): boolean => {
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || part === null) return undefined;
    let inView = false;
    let leave: (() => void) | null = null;
    const update = () => {
      const seen = inView && !document.hidden;
      if (seen) leave ??= (part === 'loops' ? queueUp : playAlone)(setPlays);
      else {
        leave?.();
        leave = null;
      }
    };
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
      leave?.();
    };
  }, [target, part]);
  return plays;
};
