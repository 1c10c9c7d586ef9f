// The key of a marked exam, one table for each subject. It shows the verdicts it is given and judges nothing.
import type { ItemVerdict } from '@luneta/domain/nota';
import { ChevronDown } from '../../../icons.ts';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Select } from '../../forms/select/select.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as chip from '../../question/question-cell/question-cell.css.ts';
import { questionStateIcon, questionWords } from '../../question/question-state/question-state.ts';
import * as css from './answer-key.css.ts';

/** One question of the key. */
export interface AnswerKeyRow {
  /** Tells the rows apart. */
  id: string | number;
  /** Number in the exam. */
  number: number;
  /** The verdict of the answer. */
  verdict: ItemVerdict;
  /** Letter the student marked; `null` for none (blank, annulled, not released). */
  answer: string | null;
  /** Letter of the key; `null` for none. */
  correct: string | null;
  /** Makes the number a link to the question. */
  href?: string;
}

/** The questions of one subject. */
export interface AnswerKeyGroup {
  /** Name of the subject as the school writes it. */
  subject: string;
  /** "8 acertos em 15 questões". */
  hits: string;
  /** In number order. */
  rows: readonly AnswerKeyRow[];
}

export interface AnswerKeyProps {
  /** One table each, in this order. */
  groups: readonly AnswerKeyGroup[];
  /** Words of the filter and of the tables. */
  words: {
    /** Label of the filter: "Matéria". */
    filter: string;
    /** Its first choice: "Todas as matérias". */
    all: string;
    /** Column of the numbers: "Questão". */
    number: string;
    /** Column of the marked letters: "Sua resposta". */
    answer: string;
    /** Column of the key: "Gabarito". */
    correct: string;
    /** Column of the verdicts: "Resultado". */
    verdict: string;
    /** Read where a letter is missing, e.g. "nenhuma"; a dash is shown. */
    none: string;
  };
  /** Each subject opens by a press; one that was chosen, or stands alone, is open. */
  folds?: boolean;
}

const ALL = '';

const Letter = ({ of, none }: { of: string | null; none: string }): ReactNode =>
  of ?? (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{none}</VisuallyHidden>
    </>
  );

const Verdict = ({ of }: { of: ItemVerdict }): ReactNode => (
  <span className={css.verdict}>
    <span className={classes(css.chip, chip.stateColours[of], of === 'branco' && chip.markedBlank)}>
      <Icon of={questionStateIcon[of]} size={16} />
    </span>
    <span className={css.word}>{questionWords.legend[of]}</span>
  </span>
);

const Row = ({ row, none }: { row: AnswerKeyRow; none: string }): ReactNode => {
  return (
    <tr>
      <th scope="row" className={css.rowHead}>
        {row.href === undefined ? (
          row.number
        ) : (
          <RouterLink href={row.href} className={css.link} aria-label={questionWords.question(row.number)}>
            {row.number}
          </RouterLink>
        )}
      </th>
      <td className={css.cell}>
        <Letter of={row.answer} none={none} />
      </td>
      <td className={css.cell}>
        <Letter of={row.correct} none={none} />
      </td>
      <td className={css.cell}>
        <Verdict of={row.verdict} />
      </td>
    </tr>
  );
};

interface GroupProps {
  group: AnswerKeyGroup;
  words: AnswerKeyProps['words'];
  /** `open` from the start, or one that opens by a press. */
  fold: 'none' | 'open' | 'closed';
}

const Group = ({ group: { subject, hits, rows }, words, fold }: GroupProps): ReactNode => {
  const id = useId();
  const [open, setOpen] = useState(fold !== 'closed');
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={css.head}>
        <SubjectTile materia={subject} size={36} />
        <HeadingTag id={id} className={css.title}>
          {fold === 'none' ? (
            subject
          ) : (
            <button type="button" className={css.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
              {subject}
            </button>
          )}
        </HeadingTag>
        <span className={css.hits}>{hits}</span>
        {fold === 'none' ? null : (
          <span className={classes(css.arrow, open && css.turned)}>
            <Icon of={ChevronDown} size={20} />
          </span>
        )}
      </div>
      {open ? (
        <table className={css.table} aria-labelledby={id}>
          <thead>
            <tr>
              {[words.number, words.answer, words.correct, words.verdict].map((head) => (
                <th key={head} scope="col" className={css.columnHead}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} none={words.none} />
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
};

/** The answer key of an exam: own answer, right answer and verdict of each question. A native select filters by subject when there is more than one. */
export const AnswerKey = ({ groups, words, folds = false }: AnswerKeyProps): ReactNode => {
  const [chosen, setChosen] = useState(ALL);
  const shown = chosen === ALL ? groups : groups.filter((group) => group.subject === chosen);
  const options = [
    { value: ALL, label: words.all },
    ...groups.map(({ subject }) => ({ value: subject, label: subject })),
  ];
  return (
    <div className={css.key}>
      {groups.length > 1 ? (
        <div className={css.filter}>
          <Select label={words.filter} value={chosen} onChange={setChosen} options={options} />
        </div>
      ) : null}
      {shown.map((group) => (
        <Group
          // A subject that was chosen shows itself open.
          key={`${chosen}/${group.subject}`}
          group={group}
          words={words}
          fold={folds ? (shown.length > 1 ? 'closed' : 'open') : 'none'}
        />
      ))}
    </div>
  );
};
