// Lives of version 1 in the game bar. The time to the next life is a prop; the component counts nothing.
import { formatCountdown, minutesLeft } from '@luneta/domain/timer';
import { MAX_VIDAS } from '@luneta/domain/vidas';
import { type ReactNode, useState } from 'react';
import { livesOf, nextLife } from '../../../copy.ts';
import type { Words } from '../../../word-list.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { chip } from '../counter/counter.css.ts';
import { emptyLifeArt, lifeArt } from '../game-piece/art.ts';
import { GamePiece } from '../game-piece/game-piece.tsx';
import * as css from './lives-counter.css.ts';

const defaults = {
  livesOf,
  nextLife,
  openLives: 'Ver vidas',
};

export interface LivesCounterProps {
  /** `qtde_vidas`, 0 to 5; `null` while it is not known. */
  vidas: number | null;
  /** Whole seconds to the next life; `null` with all of them. */
  seconds: number | null;
  /** Shows the seconds as mm:ss (default); without it they are only said, in minutes. */
  showTime?: boolean;
  /** Opens the lives dialog. */
  onOpen: () => void;
}

/**
 * The accessible name in minutes, so that it does not change every second: "4 de 5 vidas. Próxima vida em 12 minutos.
 * Ver vidas".
 */
const nameOf = (copy: Pick<Words, keyof typeof defaults>, vidas: number | null, seconds: number | null) =>
  [
    vidas !== null && copy.livesOf(vidas, MAX_VIDAS),
    seconds !== null && seconds > 0 && copy.nextLife(minutesLeft(seconds)),
    copy.openLives,
  ]
    .filter(Boolean)
    .join('. ');

/** How many lives are left, as the button that opens them; its heart beats when one is lost. */
export const LivesCounter = ({ vidas, seconds, showTime = true, onOpen }: LivesCounterProps): ReactNode => {
  const copy = useWords(defaults);
  const [before, setBefore] = useState(vidas);
  const [lost, setLost] = useState(false);
  if (before !== vidas) {
    setBefore(vidas);
    setLost(before !== null && vidas !== null && vidas < before);
  }
  const counting = seconds !== null;
  return (
    <button type="button" className={css.button} onClick={onOpen}>
      <VisuallyHidden>{nameOf(copy, vidas, seconds)}</VisuallyHidden>
      <span aria-hidden="true" className={classes(chip, css.face, counting && showTime && css.counting)}>
        <span key={vidas} className={lost ? css.pulse : undefined}>
          <GamePiece of={vidas === 0 ? emptyLifeArt : lifeArt} size={24} />
        </span>
        {vidas ?? '–'}
        {counting && showTime && <span className={css.time}>{formatCountdown(seconds)}</span>}
      </span>
    </button>
  );
};
