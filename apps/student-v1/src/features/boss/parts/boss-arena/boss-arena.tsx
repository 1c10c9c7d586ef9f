import type { ReactNode } from 'react';

import * as css from './boss-arena.css.ts';

export interface BossArenaProps {
  /** A `BossBar`: in sight however long the question is. */
  bar: ReactNode;
  /** A `BossStage` without a bar of its own. */
  stage: ReactNode;
  /** An `ActionBar` at the foot of the question. */
  actions: ReactNode;
  /** The question and its alternatives. */
  children: ReactNode;
}

/** Where a Boss is fought: Breu above the question on a phone, beside it on a wide screen. */
export const BossArena = ({ bar, stage, actions, children }: BossArenaProps): ReactNode => (
  <div className={css.arena}>
    <div className={css.side}>
      {bar}
      {stage}
    </div>
    <div className={css.main}>
      <div className={css.content}>
        <div className={css.column}>{children}</div>
      </div>
      {actions}
    </div>
  </div>
);
