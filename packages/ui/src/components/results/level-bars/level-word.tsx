// Private: a level of three as its word with one, two or three bars, of engagement and of learning.
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './level-bars.css.ts';
import { LevelBars } from './level-bars.tsx';

/** Lit bars of each level. */
export const barsOf = { high: 3, medium: 2, low: 1 } as const;

/** How much, whatever it is a level of. */
export type Level = keyof typeof barsOf;

export interface LevelWordProps {
  /** Number of bars and colour. */
  level: Level;
  /** The word: "Engajamento alto", "Nível baixo". */
  label: string;
}

/** The bars and the word in the colour of the level. */
export const LevelWord = ({ level, label }: LevelWordProps): ReactNode => (
  <span className={classes(css.word, css.tone[level])}>
    <LevelBars lit={barsOf[level]} />
    {label}
  </span>
);
