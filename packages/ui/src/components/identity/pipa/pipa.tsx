import type { ReactNode } from 'react';
import comemorando from '../../../art/mascot-comemorando.svg?no-inline';
import feliz from '../../../art/mascot-feliz.svg?no-inline';
import normal from '../../../art/mascot-normal.svg?no-inline';
import pensando from '../../../art/mascot-pensando.svg?no-inline';
import triste from '../../../art/mascot-triste.svg?no-inline';
import { pipa } from './pipa.css.ts';

const moods = { normal, feliz, comemorando, triste, pensando } as const;

/** How Pipa feels about what happened. */
export type Mood = keyof typeof moods;

export interface PipaProps {
  /** Her face and gesture. */
  mood?: Mood;
  /** px. */
  size?: 48 | 64 | 96 | 132 | 200 | 220 | 240;
  /** Only her face in the helmet; for 64 px and less. */
  face?: boolean;
  /**
   * Only when she carries the message.
   * @unnamed Decoration beside a text.
   */
  label?: string;
}

/** The guide. At most one on a screen, never inside an exam question. */
export const Pipa = ({ mood = 'normal', size = 96, face = false, label = '' }: PipaProps): ReactNode => (
  <img className={pipa} src={face ? `${moods[mood]}#rosto` : moods[mood]} alt={label} width={size} height={size} />
);
