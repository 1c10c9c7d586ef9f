import { energiaBoss, percentEnergia } from '@luneta/domain/boss-energia';
import type { ReactNode } from 'react';
import { copy } from '../../../copy.ts';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { Breu } from '../../identity/breu/breu.tsx';
import * as css from './boss-energy.css.ts';

export interface BossEnergyProps {
  /** 'Energia do Boss'. */
  label: string;
  /** Right answers so far: each takes its share of the energy. */
  acertos: number;
  /** Items of the Boss. */
  total: number;
  /** What has been hit of all, as our screens write it: "4 de 10". */
  text: string;
  /** Name of the subject, whose colour the Boss takes on. */
  materia?: string;
}

/** Breu beside his energy. The bar shows what is left and shrinks with each hit, while he shakes. */
export const BossEnergy = ({ label, acertos, total, text, materia }: BossEnergyProps): ReactNode => {
  const energy = energiaBoss(acertos, total);
  const percent = percentEnergia(energy);
  return (
    <div className={css.row}>
      <Breu energy={energy} size={112} decorative animated {...(materia === undefined ? {} : { materia })} />
      <div className={css.words}>
        <p className={css.label}>{label}</p>
        <div className={css.bar}>
          <ProgressBar label={label} value={percent} valueText={copy.bossEnergy(percent)} size="thick" tone="boss" />
        </div>
        <p className={css.text}>{text}</p>
      </div>
    </div>
  );
};
