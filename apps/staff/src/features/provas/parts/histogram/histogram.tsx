import { VisuallyHidden } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './histogram.css.ts';

/** One span of values. */
export interface HistogramBand {
  /** Its lower end, as shown: "500". */
  from: string;
  /** How many lie in it. */
  count: number;
  /** In words: "de 500 a 550: 52 alunos". */
  label: string;
}

export interface HistogramProps {
  /** What is counted; name of the list. */
  label: string;
  /** In order, without gaps. */
  bands: readonly HistogramBand[];
}

/** How tall the tallest bar is, in px. */
const TALLEST = 88;

/** How many have which value. Each bar carries its number, so that no axis has to be read. */
export const Histogram = ({ label, bands }: HistogramProps): ReactNode => {
  const peak = Math.max(1, ...bands.map(({ count }) => count));
  return (
    <figure className={css.figure}>
      <ul className={css.bars} aria-label={label} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {bands.map(({ from, count, label: words }) => (
          <li key={from} className={css.band}>
            <VisuallyHidden>{words}</VisuallyHidden>
            <span aria-hidden="true">{count}</span>
            <span
              aria-hidden="true"
              className={css.bar}
              data-peak={count === peak ? '' : undefined}
              style={{ height: `${(count / peak) * TALLEST}px` }}
            />
            <span aria-hidden="true" className={css.from}>
              {from}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
};
