import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
  id?: string;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, as: Tag = 'span', id }: VisuallyHiddenProps): ReactNode => (
  <Tag id={id} className={hidden}>
    {children}
  </Tag>
);
