import type { ReactNode } from 'react';
import * as css from './action-bar.css.ts';

export interface ActionBarProps {
  /**
   * Makes it a navigation landmark with this name.
   * @unnamed A plain bar, no landmark.
   */
  label?: string;
  /** One to three buttons of equal width. */
  children: ReactNode;
}

/**
 * The main action of a page, always within thumb's reach at the foot of the screen. Stands beside `Content`,
 * not inside it, in a frame without bottom navigation.
 */
export const ActionBar = ({ label, children }: ActionBarProps): ReactNode => {
  const Element = label === undefined ? 'div' : 'nav';
  return (
    <Element className={css.bar} aria-label={label}>
      <div className={css.actions}>{children}</div>
    </Element>
  );
};
