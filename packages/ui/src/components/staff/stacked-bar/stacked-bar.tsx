import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './stacked-bar.css.ts';

export interface StackedPart {
  /** Colour of the part; the words below name it. */
  tone: keyof typeof css.tone;
  /** How many. */
  value: number;
  /** In words, with the number: "27 respondendo". */
  words: string;
}

export interface StackedBarProps {
  /** What it shows the parts of; names the list. */
  label: string;
  /** In the order of the bar; parts of nothing are left out of both. */
  parts: readonly StackedPart[];
  /** The words stand elsewhere on the screen: the bar alone, for the eye only. */
  bare?: boolean;
}

/** A whole and its parts: one bar, and below it each part in words. Screen readers read the words. */
export const StackedBar = ({ label, parts, bare = false }: StackedBarProps): ReactNode => {
  const shown = parts.filter(({ value }) => value > 0);
  return (
    <div className={css.box}>
      <div className={css.bar} aria-hidden="true">
        {shown.map(({ tone, value, words }) => (
          <span key={words} className={classes(css.part, css.tone[tone])} style={{ flexGrow: value }} />
        ))}
      </div>
      {!bare && (
        <ul {...listRole} className={css.words} aria-label={label}>
          {shown.map(({ tone, words }) => (
            <li key={words} className={css.word}>
              <span className={classes(css.mark, css.tone[tone])} aria-hidden="true" />
              {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
