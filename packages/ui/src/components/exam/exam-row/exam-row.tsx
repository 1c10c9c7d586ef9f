// One exam as a line of a list, beside the one large card. Which state it is in is a rule of domain; every word comes by props.
import { type ReactNode, useId } from 'react';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { Badge } from '../../feedback/badge/badge.tsx';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './exam-row.css.ts';
import { type ExamCardState, examStates } from './exam-states.ts';

export interface ExamRowProps {
  /** Name of the exam; names the row. */
  title: string;
  /** Subject or area of its tile, as the school writes it. */
  materia: string;
  /** A leaf of a calendar before the words on a wide screen; `text` says the date too. */
  date?: { dia: string; semana: string } | undefined;
  /** Battery, moment, what is answered: one line. */
  text: string;
  /** By the domain (`avaliacaoCardState`). */
  state: ExamCardState;
  /** Words of the state: "Prova irá começar às 14h30". */
  stateLabel: string;
  /** 'Ver detalhes', as a small button. */
  details?: ReactNode;
  /** The action of the state, as a small button. */
  action?: ReactNode;
}

/** The rows of one list on one surface, with a line between two. Its children are `li` with an `ExamRow` each. */
export const ExamRowList = ({
  children,
}: {
  /** `li` elements. */
  children: ReactNode;
}): ReactNode => (
  <ul className={css.list} {...listRole}>
    {children}
  </ul>
);

/** `article` named by its title, at least 64 px high. The buttons move under the words where the line is too short. */
export const ExamRow = (props: ExamRowProps): ReactNode => {
  const { title, materia, date, text, state, stateLabel, details, action } = props;
  const id = useId();
  return (
    <div className={css.box}>
      <article className={classes(css.row, date && css.dated)} aria-labelledby={id}>
        <div className={css.tile}>
          <SubjectTile materia={materia} />
        </div>
        {date && (
          <div className={css.leaf} aria-hidden="true">
            {date.dia}
            <span className={css.weekday}>{date.semana}</span>
          </div>
        )}
        <div className={css.words}>
          <HeadingTag className={css.title} id={id}>
            {title}
          </HeadingTag>
          <p className={css.text}>{text}</p>
          <Badge tone={examStates[state].tone} icon={examStates[state].icon}>
            {stateLabel}
          </Badge>
        </div>
        {(details !== undefined || action !== undefined) && (
          <div className={css.end}>
            {details}
            {action}
          </div>
        )}
      </article>
    </div>
  );
};
