// The questions of an answer key by subject, as small cells that lead to each. It judges nothing.
import { type ReactNode, useId } from 'react';
import { listRole } from '../../../lib/list-role.ts';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { QuestionCell } from '../../question/question-cell/question-cell.tsx';
import {
  type QuestionState,
  type QuestionWords,
  questionName,
  questionWords,
} from '../../question/question-state/question-state.ts';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './key-grid.css.ts';

/** One question of the grid. */
export interface KeyGridItem {
  /** Tells the cells apart. */
  id: string | number;
  /** Number in the exam. */
  number: number;
  /** What became of it. */
  state: QuestionState;
  /** Makes the cell a link to the question. */
  href?: string | undefined;
  /** Makes it a button instead, which opens something over the page. */
  onClick?: (() => void) | undefined;
  /** The one that is opened. */
  current?: boolean | undefined;
}

/** The questions of one subject. */
export interface KeyGridGroup {
  /** Name of the subject as the school writes it; gives the tile its picture. */
  subject: string;
  /** Heading, where the name of the subject is not enough: "História, 2º dia". */
  title?: string;
  /** At the end of the heading: "7 de 9". */
  count?: string | undefined;
  /** In number order. */
  items: readonly KeyGridItem[];
}

export interface KeyGridProps {
  /** One list each, in this order. */
  groups: readonly KeyGridGroup[];
  /** Names of the states; the documented ones by default. */
  words?: QuestionWords;
}

/** One list of cells for each subject, named by its heading; six in a row on a phone. */
export const KeyGrid = ({ groups, words = questionWords }: KeyGridProps): ReactNode => {
  const baseId = useId();
  return (
    <div className={css.groups}>
      {groups.map(({ subject, title = subject, count, items }, index) => (
        <section key={title} className={css.group} aria-labelledby={`${baseId}-${index}`}>
          <div className={css.head}>
            <SubjectTile materia={subject} size={36} />
            <HeadingTag id={`${baseId}-${index}`} className={css.title}>
              {title}
            </HeadingTag>
            {count === undefined ? null : <p className={css.count}>{count}</p>}
          </div>
          <ol className={css.cells} {...listRole} aria-labelledby={`${baseId}-${index}`}>
            {items.map(({ id, number, state, href, onClick, current }) => (
              <li key={id} className={css.cell}>
                <QuestionCell
                  number={number}
                  state={state}
                  size="short"
                  name={questionName(words, number, state)}
                  href={href}
                  onClick={onClick}
                  current={current}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
};
