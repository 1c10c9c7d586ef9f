import type { ReactNode } from 'react';
import { X } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { IconLink } from '../../actions/icon-button/icon-button.tsx';
import * as css from './game-bar.css.ts';

/** What a student has, as counters; in this order in both bars of the game. */
export interface GameCounters {
  /** The `StarCounter`. */
  stars?: ReactNode;
  /** The `CoinCounter`. */
  coins?: ReactNode;
  /** The `LivesCounter`; left out where the school plays without lives. */
  lives?: ReactNode;
}

export interface GameBarProps extends GameCounters {
  /** Accessible name of the bar, e.g. "Fase em andamento". */
  label: string;
  /** Way out of the phase: its accessible name and address. */
  exit: { label: string; href: string };
  /** Over a scene that begins at the top edge: no ground of its own, and it scrolls away with the scene. */
  over?: boolean;
}

/** Top bar while a phase is played: way out at the left, what the student has at the right. */
export const GameBar = ({ label, exit, stars, coins, lives, over = false }: GameBarProps): ReactNode => (
  <header className={over ? css.over : css.bar} aria-label={label}>
    <div className={css.row}>
      <IconLink icon={X} label={exit.label} href={exit.href} />
      <div className={classes(css.counters, over && css.pills)}>
        {stars}
        {coins}
        {lives}
      </div>
    </div>
  </header>
);
