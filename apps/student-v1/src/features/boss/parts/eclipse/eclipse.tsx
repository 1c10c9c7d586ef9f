import type { ReactNode } from 'react';
import * as css from './eclipse.css.ts';

export interface EclipseProps {
  /** A `Breu` of 200 px. */
  children: ReactNode;
}

/** Rays and a ring of light behind the Boss, for his intro. Decoration: it says nothing. */
export const Eclipse = ({ children }: EclipseProps): ReactNode => (
  <div className={css.scene}>
    <div className={css.rays} aria-hidden="true" />
    <div className={css.figure}>
      <div className={css.ring} aria-hidden="true" />
      {children}
    </div>
    <div className={css.ground} aria-hidden="true" />
  </div>
);
