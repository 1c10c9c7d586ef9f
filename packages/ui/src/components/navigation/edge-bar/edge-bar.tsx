import type { ReactNode } from 'react';
import * as css from './edge-bar.css.ts';

/** Top bar of a page with one text button at each edge. */
export const EdgeBar = ({
  start,
  end,
}: {
  /** At the left edge. */
  start: ReactNode;
  /** At the right edge. */
  end?: ReactNode;
}): ReactNode => (
  <div className={css.bar}>
    {start}
    {end}
  </div>
);
