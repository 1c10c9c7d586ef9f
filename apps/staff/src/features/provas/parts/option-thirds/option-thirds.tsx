import { VisuallyHidden, classes, percentText } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './option-thirds.css.ts';

/** One option, and the part of each third that chose it. */
export interface OptionThird {
  /** Its letter, or a dash for blank. */
  letter: string;
  /** The right one. */
  correct: boolean;
  /** Of the upper third, 0 to 1. */
  upper: number;
  /** Of the lower third, 0 to 1. */
  lower: number;
}

export interface OptionThirdsProps {
  /** Name of the list: "Alternativas da questão 17". */
  label: string;
  /** In their order. */
  options: readonly OptionThird[];
  /** Words of the two thirds and of the right option. */
  words: { upper: string; lower: string; correct: string };
}

const percent = (part: number) => percentText(part * 100);

/** Who chose what: each option with the share of the best and of the weakest third. */
export const OptionThirds = ({ label, options, words }: OptionThirdsProps): ReactNode => (
  <div>
    <div className={css.legend} aria-hidden="true">
      <span className={css.key}>
        <span className={classes(css.swatch, css.upperSwatch)} />
        {words.upper}
      </span>
      <span className={css.key}>
        <span className={classes(css.swatch, css.lowerSwatch)} />
        {words.lower}
      </span>
    </div>
    <ul className={css.list} aria-label={label}>
      {options.map(({ letter, correct, upper, lower }) => (
        <li key={letter} className={css.row}>
          <VisuallyHidden>
            {`${letter}${correct ? `, ${words.correct}` : ''}: ${percent(upper)} ${words.upper}, ${percent(lower)} ${words.lower}`}
          </VisuallyHidden>
          <span aria-hidden="true" className={css.letter} data-correct={correct ? '' : undefined}>
            {letter}
          </span>
          <span aria-hidden="true" className={css.pair}>
            <span className={css.bar}>
              <span className={css.upper} style={{ width: `${upper * 75}%` }} />
              <span className={css.percent}>{percent(upper)}</span>
            </span>
            <span className={css.bar}>
              <span className={css.lower} style={{ width: `${lower * 75}%` }} />
              <span className={css.percent}>{percent(lower)}</span>
            </span>
          </span>
          <span aria-hidden="true" className={css.mark}>
            {correct ? words.correct : ''}
          </span>
        </li>
      ))}
    </ul>
  </div>
);
