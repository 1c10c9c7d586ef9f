// The time of an exam as a ring on the blue of an `OpenExamCard`. A file of its own, so that only a screen with a ring fetches it.
import type { ReactNode } from 'react';
import { RingPicture } from '../../feedback/progress-ring/ring-picture.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './time-ring.css.ts';

export interface TimeRingProps {
  /** The part that is left, 0 to 100. */
  percent: number;
  /** The time in figures: '1h12'. */
  figures: string;
  /** Under the figures: 'restam'. */
  caption: string;
  /** The same as a sentence, for readers: 'Restam 1 h 12 min'. */
  text: string;
}

/** The ring is a picture; readers hear the sentence. */
export const TimeRing = ({ percent, figures, caption, text }: TimeRingProps): ReactNode => (
  <div className={css.ring}>
    <RingPicture percent={percent} size={96} tone="star">
      {figures}
      <span className={css.caption}>{caption}</span>
    </RingPicture>
    <VisuallyHidden>{text}</VisuallyHidden>
  </div>
);
