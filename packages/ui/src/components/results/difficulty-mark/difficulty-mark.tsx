import type { Dificuldade } from '@luneta/domain/dificuldade';
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { LevelBars } from '../level-bars/level-bars.tsx';
import * as css from './difficulty-mark.css.ts';

const lit = { facil: 1, medio: 2, dificil: 3 } as const;

export interface DifficultyMarkProps {
  /** Level by the domain (`dificuldadeOfConfiabilidade` and its like). */
  level: Dificuldade;
  /** Its word: 'Fácil', 'Médio', 'Difícil'. */
  children: ReactNode;
}

/** How hard something is: one, two or three bars and the word. */
export const DifficultyMark = ({ level, children }: DifficultyMarkProps): ReactNode => (
  <span className={classes(css.mark, css.tone[level])}>
    <LevelBars lit={lit[level]} />
    {children}
  </span>
);
