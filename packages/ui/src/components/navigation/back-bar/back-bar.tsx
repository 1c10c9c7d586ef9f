import type { ReactNode } from 'react';
import { BarTitle, type BarTitleProps } from './bar-title.tsx';
import * as css from './back-bar.css.ts';

export interface BackBarProps extends BarTitleProps {
  /** At the end of the bar, as an icon button. */
  action?: ReactNode;
}

/** Top of an inner page: back, title, one action. */
export const BackBar = ({ action, ...title }: BackBarProps): ReactNode => (
  <header className={css.bar}>
    <BarTitle {...title} look="h3" />
    {action}
  </header>
);
