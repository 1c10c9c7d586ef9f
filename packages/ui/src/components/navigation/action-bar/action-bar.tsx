import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './action-bar.css.ts';

export interface ActionBarProps {
  /**
   * Makes it a navigation landmark with this name.
   * Optional: a plain bar, no landmark.
   */
  label?: string;
  /** What stands above the buttons and moves with them: notices of a session. */
  above?: ReactNode;
  /** On a wide screen the buttons stand below the column of text at the start, not in the middle of the window. */
  besideColumn?: boolean;
  /** At the foot of a column of a wide screen (`WithPanel foot`), not of the window. */
  inColumn?: boolean;
  /** The first button takes a row of its own, the others the row below it. */
  mainFirst?: boolean;
  /** In a page with a `PhoneBar`, as the last part of its `Content`: stands above that bar, over its whole width. */
  overBar?: boolean;
  /** One to three buttons of equal width. */
  children: ReactNode;
}

/**
 * The main action of a page, always within thumb's reach at the foot of the screen. Stands beside `Content`,
 * not inside it, in a frame without bottom navigation; `overBar` is for one that has it.
 */
export const ActionBar = (props: ActionBarProps): ReactNode => {
  const { label, above, besideColumn = false, inColumn = false, mainFirst = false, overBar = false, children } = props;
  const Element = label === undefined ? 'div' : 'nav';
  return (
    <Element className={classes(css.bar, inColumn && css.inColumn, overBar && css.overBar)} aria-label={label}>
      <div className={besideColumn ? css.page : undefined}>
        {above !== undefined && <div className={classes(css.above, besideColumn && css.atStart)}>{above}</div>}
        <div className={classes(css.actions, mainFirst && css.mainFirst, besideColumn && css.atStart)}>{children}</div>
      </div>
    </Element>
  );
};
