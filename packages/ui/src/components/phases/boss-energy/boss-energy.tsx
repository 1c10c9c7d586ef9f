import { energiaBoss, percentEnergia } from '@luneta/domain/boss-energia';
import { type ReactNode, useState } from 'react';
import { bossEnergy } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import * as css from './boss-energy.css.ts';

const defaults = {
  bossEnergy,
  hitsOf: (acertos: number, total: number) => `${acertos} de ${total} acertos`,
};

/** More cells than this would be too narrow on a phone. */
const MOST_CELLS = 15;

export interface BossEnergyProps {
  /** 'Energia do Boss'. */
  label: string;
  /** Right answers so far: each takes its share of the energy. */
  acertos: number;
  /** Items of the Boss. */
  total: number;
  /** The hit that wins, and the words under its mark: 'o 6º acerto vence', 'faltam 2 para vencer'. */
  win?: { at: number; text: string } | undefined;
}

interface CellsProps extends BossEnergyProps {
  percent: number;
}

const Cells = ({ label, acertos, total, percent, win }: CellsProps): ReactNode => {
  const copy = useWords(defaults);
  const left = Math.min(Math.max(total - acertos, 0), total);
  const [before, setBefore] = useState(left);
  const [hit, setHit] = useState<number | null>(null);
  if (before !== left) {
    setBefore(left);
    setHit(left < before ? left : null);
  }
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={copy.bossEnergy(percent)}
      className={css.cells}
    >
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          data-cell={index < left ? 'left' : 'gone'}
          className={classes(css.cellLook[index < left ? 'left' : 'gone'], index === hit && css.lost)}
          // The energy falls from the right: the hit that wins takes the cell at this mark.
          data-win={win !== undefined && index === total - win.at ? '' : undefined}
        />
      ))}
    </div>
  );
};

/** What is left of the Boss: full before the first hit, empty when every item was hit. One cell for each item. */
export const BossEnergy = ({ label, acertos, total, win }: BossEnergyProps): ReactNode => {
  const copy = useWords(defaults);
  const percent = percentEnergia(energiaBoss(acertos, total));
  return (
    <div className={css.box}>
      <div className={css.head}>
        <p className={css.label}>{label}</p>
        <p className={css.text}>{copy.hitsOf(acertos, total)}</p>
      </div>
      {total > 0 && total <= MOST_CELLS ? (
        <Cells label={label} acertos={acertos} total={total} percent={percent} win={win} />
      ) : (
        <div className={css.plain}>
          <ProgressBar label={label} value={percent} valueText={copy.bossEnergy(percent)} size="xl" tone="boss" />
        </div>
      )}
      {win && <p className={css.winText}>{win.text}</p>}
    </div>
  );
};
