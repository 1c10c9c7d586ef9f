import type { ReactNode } from 'react';
import { Eye, type IconShape, UserRound, WifiOff, Wrench } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './mode-banner.css.ts';

const icons: Readonly<Record<keyof typeof css.mode, IconShape>> = {
  view: Eye,
  student: UserRound,
  offline: WifiOff,
  maintenance: Wrench,
};

export interface ModeBannerProps {
  /** Read-only visit, acting as a student, no connection, maintenance. */
  mode: keyof typeof icons;
  /** Name of the region for screen readers. */
  label: string;
  /** What the mode means, in one sentence. */
  children: ReactNode;
  /** The way out of the mode, as a button. */
  action?: ReactNode;
}

/** Bar that stays on top for as long as the app is in an unusual mode. */
export const ModeBanner = ({ mode, label, children, action }: ModeBannerProps): ReactNode => (
  <section aria-label={label} className={classes(css.banner, css.mode[mode])}>
    <span className={css.words}>
      <Icon of={icons[mode]} size={20} />
      {children}
    </span>
    {action}
  </section>
);
