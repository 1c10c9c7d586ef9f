// The marks of an essay by competence, with what the markers wrote. It adds nothing up and names nobody.
import { listRole, ProgressBar } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './essay-marks.css.ts';

/** One competence. */
export interface EssayMark {
  /** 1 to 5. */
  number: number;
  /** Its short name: "Norma escrita". */
  name: string;
  /** Points, 0 to `max`. */
  mark: number;
  /** What the markers wrote about it. */
  comments: readonly string[];
}

export interface EssayMarksProps {
  /** Accessible name of the list: "Competências". */
  label: string;
  /** In their order. */
  marks: readonly EssayMark[];
  /** The best mark of one competence. */
  max: number;
  /** The mark in words: (160, 200) → "160 de 200". */
  words: (mark: number, max: number) => string;
}

/** One row for each competence: number, name, mark and bar, then the comments. */
export const EssayMarks = ({ label, marks, max, words }: EssayMarksProps): ReactNode => (
  <ol className={css.list} {...listRole} aria-label={label}>
    {marks.map(({ number, name, mark, comments }) => (
      <li key={number} className={css.item}>
        <div className={css.head}>
          <span className={css.number} aria-hidden>
            {number}
          </span>
          <span className={css.name}>{name} </span>
          <span className={css.mark}>{words(mark, max)}</span>
        </div>
        <div aria-hidden>
          <ProgressBar label={name} value={mark} max={max} valueText={words(mark, max)} size="sm" />
        </div>
        {comments.map((comment) => (
          <p key={comment} className={css.comment}>
            {comment}
          </p>
        ))}
      </li>
    ))}
  </ol>
);
