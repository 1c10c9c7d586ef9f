import { Avatar, Icon, PersonName, VisuallyHidden, classes } from '@luneta/ui';
import { Check, type IconShape, Lock, TimerOff } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import * as css from './seat-grid.css.ts';

/** What a person at a seat is doing. */
export type SeatState = 'answering' | 'silent' | 'waiting' | 'done' | 'closed';

/** One person in the exam. */
export interface Seat {
  /** Tells it from the others. */
  id: number;
  /** Shown short: the first name, which is never cut, and an initial. */
  name: string;
  /** Read instead of what is shown: name, state and progress in words. */
  label: string;
  /** Its avatar. */
  avatar: number;
  /** Chooses colour, edge and icon. */
  state: SeatState;
  /** Under the name: "25", "entregou", "41 · 6 min". */
  note: string;
  /** How much is done, 0 to 1; drawn while answering. */
  part: number;
}

export interface SeatGridProps {
  /** Name of the list, e.g. "Turma 3A ao vivo". */
  label: string;
  /** In the order in which they are shown. */
  seats: readonly Seat[];
  /** The one whose details stand beside the grid. */
  selected: number | null;
  /** Another one was chosen. */
  onSelect: (id: number) => void;
}

const ICONS: Readonly<Record<SeatState, IconShape | null>> = {
  answering: null,
  silent: TimerOff,
  waiting: null,
  done: Check,
  closed: Lock,
};

/** A class while it takes an exam, one small card for each person: who needs somebody is seen from afar. */
export const SeatGrid = ({ label, seats, selected, onSelect }: SeatGridProps): ReactNode => (
  <ul className={css.grid} aria-label={label}>
    {seats.map((seat) => {
      const icon = ICONS[seat.state];
      return (
        <li key={seat.id}>
          <button
            type="button"
            className={classes(css.seat, css.state[seat.state])}
            aria-pressed={seat.id === selected}
            onClick={() => onSelect(seat.id)}
          >
            <VisuallyHidden>{seat.label}</VisuallyHidden>
            <span className={css.who} aria-hidden="true">
              <Avatar code={seat.avatar} size={32} />
              <span className={css.name}>
                <PersonName>{seat.name}</PersonName>
              </span>
            </span>
            <span className={classes(css.how, css.note[seat.state])} aria-hidden="true">
              {icon && <Icon of={icon} size={16} />}
              {seat.note}
              {seat.state === 'answering' && (
                <span className={css.track}>
                  <span className={css.fill} style={{ display: 'block', width: `${seat.part * 100}%` }} />
                </span>
              )}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
