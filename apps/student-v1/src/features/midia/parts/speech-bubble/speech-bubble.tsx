import { type Mood, Pipa } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './speech-bubble.css.ts';

export interface SpeechBubbleProps {
  /** What Pipa says, one or two short paragraphs. */
  children: ReactNode;
  /** The face she says it with. */
  mood?: Mood;
  /** She moves while she is looked at. */
  animated?: boolean;
}

/** Pipa says something: a tip, the rules of a game, what comes next. Screen readers meet the text alone. */
export const SpeechBubble = ({ children, mood = 'normal', animated = false }: SpeechBubbleProps): ReactNode => (
  <div className={css.bubble}>
    <div className={css.words}>{children}</div>
    <Pipa mood={mood} size={64} animated={animated} />
  </div>
);
