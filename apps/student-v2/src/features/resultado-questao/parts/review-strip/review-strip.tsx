// All questions of a review in one thin line: where one is and how each went. To go there the screen has the grid.
import type { ItemVerdict } from '@luneta/domain/nota';
import { classes } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './review-strip.css.ts';

export interface ReviewStripProps {
  /** What it shows, in words: "Questão 11 de 22". */
  label: string;
  /** How each question went, in the order of the exam. */
  verdicts: readonly ItemVerdict[];
  /** Place of the one on screen, from 0. */
  current: number;
}

/** One picture. A wrong one is shorter and a blank one an outline, so that none depends on its colour. */
export const ReviewStrip = ({ label, verdicts, current }: ReviewStripProps): ReactNode => (
  <div role="img" aria-label={label} className={css.strip}>
    {verdicts.map((verdict, index) => (
      <span key={index} className={css.place} data-current={index === current ? '' : undefined}>
        <span className={classes(css.bar, css.verdict[verdict])} />
      </span>
    ))}
  </div>
);
