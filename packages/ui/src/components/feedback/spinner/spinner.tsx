import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { spinner } from './spinner.css.ts';

export interface SpinnerProps {
  /** Diameter in px. */
  size?: 16 | 20 | 32;
  /**
   * Announced to screen readers.
   * Optional: inside a control that is already `aria-busy`.
   */
  label?: string;
}

/** Short wait in a small place; a page that loads shows skeletons. */
export const Spinner = ({ size = 20, label }: SpinnerProps): ReactNode => {
  const circle = (
    <svg aria-hidden="true" className={spinner} width={size} height={size} viewBox="0 0 24 24" strokeWidth="3">
      <circle cx="12" cy="12" r="9.5" strokeOpacity="0.25" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
  );
  if (label === undefined) return circle;
  return (
    <span role="status">
      {circle}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
};
