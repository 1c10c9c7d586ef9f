import { listRole } from '@luneta/ui';
import type { ReactNode } from 'react';

import { StepPicture, type StepPictureKind } from './step-picture.tsx';
import * as css from './tri-steps.css.ts';

/** One step of the explanation. */
export interface TriStep {
  /** Which small drawing stands beside it. */
  picture: StepPictureKind;
  /** The step in a few words. */
  title: string;
  /** The step told. */
  text: string;
}

export interface TriStepsProps {
  /** Accessible name of the list, e.g. "Como a TRI funciona". */
  label: string;
  /** In order, usually three. */
  steps: readonly TriStep[];
}

/** What TRI is in three pictures; the words carry the meaning alone. */
export const TriSteps = ({ label, steps }: TriStepsProps): ReactNode => (
  <ol className={css.list} {...listRole} aria-label={label}>
    {steps.map(({ picture, title, text }) => (
      <li key={title} className={css.item}>
        <StepPicture kind={picture} />
        <div className={css.words}>
          <p className={css.title}>{title}</p>
          <p className={css.text}>{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
