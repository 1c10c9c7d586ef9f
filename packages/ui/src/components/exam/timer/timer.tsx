// A countdown as it is given: no clock in here. The deadline, the tick and the moment of each
// announcement belong to the exam session.
import { provaPolicy } from '@luneta/domain/prova-policy';
import { formatCountdown, timerTone } from '@luneta/domain/timer';
import { Timer as TimerIcon, TimerOff } from '../../../icons.ts';
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './timer.css.ts';

export interface TimerProps {
  /** Accessible name, e.g. "Tempo restante". */
  label: string;
  /** Whole seconds left; 0 and less is time over. */
  seconds: number;
  /** v1 turns pink under 15 minutes, v2 at 10 minutes and less (ux 2.9). */
  version: 1 | 2;
  /** `md` in a session's top bar, `lg` before it starts. */
  size?: 'md' | 'lg';
  /** Said politely when it changes: set it at the thresholds only ("Restam 10 minutos"). */
  announcement?: string | undefined;
  /** Time that was added, beside the time left to the end of the exam: "+7 min". */
  gain?: string | undefined;
}

/**
 * The time left, in a calm colour until it is short. The `role="timer"` is not read automatically; only the
 * announcement is.
 */
export const Timer = ({ label, seconds, version, size = 'md', announcement = '', gain }: TimerProps): ReactNode => {
  const urgency = timerTone(provaPolicy(version), seconds);
  // With plenty of time v2 shows plain text, v1 a tinted pill.
  const tone = version === 2 && urgency === 'blue' ? 'calm' : urgency;
  return (
    <>
      <div
        role="timer"
        aria-live="off"
        aria-label={label}
        className={classes(css.timer, css.tone[tone], size === 'lg' && css.big)}
      >
        <span className={css.iconTone[tone]}>
          <Icon of={urgency === 'grey' ? TimerOff : TimerIcon} size={size === 'lg' ? 32 : 20} />
        </span>
        {gain === undefined ? (
          formatCountdown(seconds)
        ) : (
          <span className={css.both}>
            {formatCountdown(seconds)}
            <span className={css.gain}> {gain}</span>
          </span>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
};
