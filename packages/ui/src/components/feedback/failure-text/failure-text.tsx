import type { ReactNode } from 'react';
import { failure } from './failure-text.css.ts';

/** Why what was just asked for did not happen, beside the button that asked: red, centred, small (S1 §8). */
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
