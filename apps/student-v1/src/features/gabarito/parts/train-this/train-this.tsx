// The phase that trains a miss, as a piece of its path at night, with what a hit pays there.
import { GamePiece, ThemeProvider, coinArt } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './train-this.css.ts';

export interface TrainThisProps {
  /** Place of the phase on its map. */
  numero: number;
  /** "Plano de Ação, fase 1". */
  title: string;
  /** "40 por acerto". */
  pays: string;
  /** An earlier phase comes first: its place is dashed, and no kite stands there. */
  locked?: boolean;
}

/** A strip of night in every theme. */
export const TrainThis = ({ numero, title, pays, locked = false }: TrainThisProps): ReactNode => (
  <ThemeProvider tema="plano" page={false}>
    <div className={css.strip}>
      <svg className={css.picture} viewBox="0 0 120 72" aria-hidden="true">
        <path className={css.done} d="M0 58Q22 52 40 42" />
        <path className={css.ahead} d="M58 42Q78 26 94 40" />
        <circle className={locked ? css.waits : css.here} cx="46" cy="40" r="17" />
        <text className={css.number} x="46" y="46" textAnchor="middle">
          {numero}
        </text>
        {!locked && <path className={css.kite} d="M46 4l6 8-6 9-6-9z" />}
        <circle className={css.waits} cx="102" cy="44" r="9" />
      </svg>
      <div className={css.words}>
        <strong className={css.title}>{title}</strong>
        <span className={css.pays}>
          <GamePiece of={coinArt} size={20} />
          {pays}
        </span>
      </div>
    </div>
  </ThemeProvider>
);
