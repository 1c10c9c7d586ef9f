import type { ReactNode } from 'react';
import comemorando from '../../../art/mascot-comemorando.svg?no-inline';
import feliz from '../../../art/mascot-feliz.svg?no-inline';
import normal from '../../../art/mascot-normal.svg?no-inline';
import pensando from '../../../art/mascot-pensando.svg?no-inline';
import triste from '../../../art/mascot-triste.svg?no-inline';
import { Character } from '../character/character.tsx';

const moods = { normal, feliz, comemorando, triste, pensando } as const;

/** How Pipa feels about what happened. */
export type Mood = keyof typeof moods;

export interface PipaProps {
  /** Her face, arms and kite; `normal` when nothing has happened. */
  mood?: Mood;
  /** px. */
  size?: 48 | 64 | 96 | 122 | 132 | 200 | 220 | 240;
  /** Only her face in the helmet; for 64 px and less. */
  face?: boolean;
  /**
   * Only when she carries the message.
   * Optional: decoration beside a text.
   */
  label?: string;
  /** She breathes and blinks while she is looked at; celebrating she jumps three times. Still where movement is reduced. */
  animated?: boolean;
}

/** The guide. At most one on a screen, never inside an exam question. */
export const Pipa = ({
  mood = 'normal',
  size = 96,
  face = false,
  label = '',
  animated = false,
}: PipaProps): ReactNode => (
  <Character
    src={moods[mood]}
    size={size}
    label={label}
    face={face}
    mode={animated ? (mood === 'comemorando' ? 'once' : 'loops') : 'image'}
  />
);
