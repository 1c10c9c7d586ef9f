import { energiaBoss } from '@luneta/domain/boss-energia';
import { Breu, classes } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './boss-stage.css.ts';

export interface BossStageProps {
  /** A `BossBar`, where the stage brings it; in a `BossArena` it stands apart. */
  bar?: ReactNode;
  /** px of Breu; 160 unless said. */
  size?: 112 | 160 | 200;
  /** Right answers so far; one more shakes him. */
  acertos: number;
  /** Items of the Boss. */
  total: number;
  /** Name of the subject whose colour he takes on. */
  materia?: string;
  /** A bare `ComboLine` at his left. */
  combo?: ReactNode;
  /** 'ACERTOU' beside him while the last answer is judged; read out by the screen that judges. */
  verdict?: string | undefined;
}

/** Breu over the question, with the bar of the fight. */
export const BossStage = ({ bar, size = 160, acertos, total, materia, combo, verdict }: BossStageProps): ReactNode => (
  <div className={classes(css.stage, bar === undefined && css.alone)}>
    {bar}
    <div className={css.figure}>
      <div className={css.ground} aria-hidden="true" />
      {combo !== undefined && <div className={css.combo}>{combo}</div>}
      <Breu
        energy={energiaBoss(acertos, total)}
        size={size}
        decorative
        animated
        {...(materia === undefined ? {} : { materia })}
      />
      {verdict !== undefined && (
        <span className={css.verdict} aria-hidden="true">
          {verdict}
        </span>
      )}
    </div>
  </div>
);
