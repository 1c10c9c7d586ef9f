import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps {
  /** What screen readers announce and nobody sees. */
  children: ReactNode;
  /** Element it is; `h1` where the page's title is only heard. */
  as?: 'span' | 'div' | 'p' | 'h1';
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, as: Tag = 'span', id }: VisuallyHiddenProps): ReactNode => (
  <Tag id={id} className={hidden}>
    {children}
  </Tag>
);
