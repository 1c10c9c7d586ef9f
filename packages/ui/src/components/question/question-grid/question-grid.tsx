// All questions of an exam or of an answer key, a page at a time. It shows the page that holds the
// current question and follows it; it never loads or saves anything.
import { useState, type ReactNode } from 'react';
import { Pager } from '../../actions/pager/pager.tsx';
import { QuestionCell } from '../question-cell/question-cell.tsx';
import {
  type QuestionState,
  type QuestionWords,
  questionName,
  questionWords,
} from '../question-state/question-state.ts';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './question-grid.css.ts';

/** One cell. `href` makes it a link; `answer` is the chosen letter. */
export interface QuestionGridItem {
  id: string | number;
  number: number;
  state: QuestionState;
  answer?: string;
  href?: string;
}

export interface QuestionGridProps {
  /** Accessible name of the list, e.g. "Questões". */
  label: string;
  /** The questions of this page, in order. */
  items: readonly QuestionGridItem[];
  /** 16 in an exam, 12 in an answer key (S3 §9, S2). */
  pageSize: 16 | 12;
  /** The question on screen. */
  currentId?: QuestionGridItem['id'] | undefined;
  /** Called on activation; an item with `href` navigates as well. */
  onChange?: ((id: QuestionGridItem['id']) => void) | undefined;
  /** Names of the states; the documented ones by default. */
  words?: QuestionWords;
}

/** The paginator names the number of pages only above this many (S3 §9). */
const PAGES_WITHOUT_TOTAL = 7;

function pageOf({ items, pageSize, currentId }: Pick<QuestionGridProps, 'items' | 'pageSize' | 'currentId'>): number {
  const index = items.findIndex((item) => item.id === currentId);
  return index < 0 ? 1 : Math.floor(index / pageSize) + 1;
}

/** `ol` of links or buttons named "Questão 12, respondida"; the current one carries `aria-current`. */
export const QuestionGrid = (props: QuestionGridProps): ReactNode => {
  const { label, items, pageSize, currentId, onChange, words = questionWords } = props;
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  const [chosen, setChosen] = useState({ page: pageOf(props), currentId });
  // A new current question turns the page; a page turned by hand stays until then.
  const asked = chosen.currentId === currentId ? chosen.page : pageOf(props);
  const page = Math.min(asked, pages);
  const first = (page - 1) * pageSize;
  return (
    <div className={css.box}>
      <ol className={css.list} {...listRole} aria-label={label} start={first + 1}>
        {items.slice(first, first + pageSize).map((item) => (
          <li key={item.id} className={css.item}>
            <QuestionCell
              number={item.number}
              state={item.state}
              name={questionName(words, item.number, item.state, item.answer && words.answer(item.answer))}
              size="tall"
              answer={item.answer}
              current={item.id === currentId}
              href={item.href}
              onClick={onChange && (() => onChange(item.id))}
            />
          </li>
        ))}
      </ol>
      {pages > 1 ? (
        <div className={css.pager}>
          <Pager
            label={words.pages.label}
            page={page}
            pages={pages}
            previousLabel={words.pages.previous}
            nextLabel={words.pages.next}
            place={(at, of) => words.pages.place(at, of > PAGES_WITHOUT_TOTAL ? of : null)}
            onChange={(next) => setChosen({ page: next, currentId })}
          />
        </div>
      ) : null}
    </div>
  );
};
