import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './sticky-notices.css.ts';

/** Props of `StickyNotices`. */
export interface StickyNoticesProps {
  /** Name of the region: "Avisos da prova". */
  label: string;
  /** Nothing to say now: it takes no space, and the live regions inside stay. */
  quiet?: boolean;
  /** Notes about current problems. */
  children: ReactNode;
}

/** Notices of a session that stay in sight at the foot of the screen while what they are about scrolls. */
export const StickyNotices = ({ label, quiet = false, children }: StickyNoticesProps): ReactNode => (
  <section className={classes(css.notices, quiet && css.quiet)} aria-label={label}>
    {children}
  </section>
);
