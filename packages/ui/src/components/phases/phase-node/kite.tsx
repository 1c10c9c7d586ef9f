// Private: the kite on the shape of the current phase, "you are here".
import type { ReactNode } from 'react';
import * as css from './phase-node.css.ts';

/** Over the top edge of what it stands in. */
export const Kite = (): ReactNode => (
  <svg className={css.kite} viewBox="0 0 18 22" aria-hidden="true">
    <path className={css.kiteShape} d="M9 1.5L16.5 10 9 20.5 1.5 10z" strokeWidth="2" strokeLinejoin="round" />
  </svg>
);
