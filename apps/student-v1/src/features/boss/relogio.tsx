import { announcementDue, minutesLeft, provaPolicyV1 } from '@luneta/domain';
import { Timer } from '@luneta/ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { copy } from './copy.ts';
import { useSecondsTo } from '../../shared/game/use-seconds-to.ts';

const ASK_AGAIN_MS = 5000;

export type RelogioProps = {
  /** The end by the monotonic clock. */
  fimMs: number;
  /** Time is over: called at once, and again until the server has said what became of the attempt. */
  onOver: () => void;
};

/** The time left. A component of its own, so that a second draws the clock and not the question. */
export function Relogio({ fimMs, onOver }: RelogioProps) {
  const seconds = useSecondsTo(fimMs);
  const [said, setSaid] = useState({ at: seconds, text: '' });
  const due = announcementDue(provaPolicyV1, said.at, seconds);
  if (said.at !== seconds) setSaid({ at: seconds, text: due === null ? said.text : copy.minutes(minutesLeft(due)) });
  const over = useEffectEvent(onOver);
  const isOver = seconds === 0;
  useEffect(() => {
    if (!isOver) return undefined;
    over();
    const timer = setInterval(() => over(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return <Timer label={copy.timer} seconds={seconds} version={1} announcement={said.text} />;
}
