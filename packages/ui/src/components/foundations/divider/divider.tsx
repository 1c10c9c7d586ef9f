import type { ReactNode } from 'react';
import { divider } from './divider.css.ts';

/** A line between two groups; decoration only. */
export const Divider = (): ReactNode => <hr className={divider} aria-hidden="true" />;
