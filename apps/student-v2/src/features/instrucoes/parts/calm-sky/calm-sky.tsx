import { type Mood, Pipa } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './calm-sky.css.ts';

export interface CalmSkyProps {
  /** What Pipa wishes, one or two short sentences. */
  wish: string;
  /** The face she says it with. */
  mood?: Mood;
  /** The one number that matters now: the time that is available. */
  children: ReactNode;
}

/** Quiet sky before something that asks for calm: a wish from Pipa and one number. Nothing in it moves but her breath. */
export const CalmSky = ({ wish, mood = 'normal', children }: CalmSkyProps): ReactNode => (
  <div className={css.sky}>
    <div className={css.number}>{children}</div>
    <div className={css.pipa}>
      <Pipa mood={mood} size={96} animated />
    </div>
    <p className={css.wish}>{wish}</p>
  </div>
);
