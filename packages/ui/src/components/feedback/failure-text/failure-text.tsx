import type { ReactNode } from 'react';
import { failure } from './failure-text.css.ts';

/** The error of an action, beside its button: red, centred, small (S1 §8). */
export const FailureText = ({
  children,
}: {
  /** What failed and what to do; nothing is shown without it. */
  children: string | null | undefined;
}): ReactNode => (
  <div role="alert" className={failure}>
    {children}
  </div>
);
