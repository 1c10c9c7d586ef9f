import { BossEnergy, type BossEnergyProps, IconButton } from '@luneta/ui';
import { LogOut } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import * as css from './boss-bar.css.ts';

export interface BossBarProps {
  /** Words of the exit, e.g. "Sair da batalha". */
  exitLabel: string;
  /** Asks whether to leave: leaving ends the fight. */
  onExit: () => void;
  /** A `Timer`. */
  timer: ReactNode;
  /** What is left of the Boss. */
  energy: BossEnergyProps;
}

/** Top of a fight: the way out, the time and the Boss's energy. */
export const BossBar = ({ exitLabel, onExit, timer, energy }: BossBarProps): ReactNode => (
  <header className={css.bar}>
    <div className={css.row}>
      <IconButton icon={LogOut} label={exitLabel} onClick={onExit} />
      {timer}
    </div>
    <BossEnergy {...energy} />
  </header>
);
