import { VisuallyHidden } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './text-stats.css.ts';

export interface TextStatsProps {
  /** Words written. */
  words: number;
  /** Lines written. */
  lines: number;
  /** Paragraphs written. */
  paragraphs: number;
  /** Words under the numbers: "palavras", "linhas", "parágrafos". */
  names: { words: string; lines: string; paragraphs: string };
  /** Said politely when it changes; the caller changes it at most every 10 s. */
  announcement?: string | undefined;
}

/** Size of a text in three numbers. It counts nothing: v1 and v2 count differently (decision 106). */
export const TextStats = ({ words, lines, paragraphs, names, announcement = '' }: TextStatsProps): ReactNode => {
  const items = [
    [names.words, words],
    [names.lines, lines],
    [names.paragraphs, paragraphs],
  ] as const;
  return (
    <div>
      <dl className={css.list}>
        {items.map(([name, value]) => (
          <div key={name} className={css.item}>
            <dt className={css.word}>{name}</dt>
            <dd className={css.number}>{value}</dd>
          </div>
        ))}
      </dl>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
};
