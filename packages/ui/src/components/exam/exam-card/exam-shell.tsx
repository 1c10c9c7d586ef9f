// What the exam cards of both versions share: their box, order and progress. It knows no state and no words.
import { type ReactNode, useId } from 'react';
import { CalendarDays, type IconShape, Timer } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './exam-card.css.ts';

/** What every exam card may say about its exam. */
export interface ExamFacts {
  /** Name of the exam; heading and name of the article. */
  title: string;
  /** Time available, e.g. "Tempo de prova: 5 h 30 min". */
  time?: string | undefined;
  /** When it takes place, e.g. "28 de nov. às 14h30". */
  date?: string | undefined;
  /** Answered of total, with its words: "12 de 45 respondidas". */
  progress?: { answered: number; total: number; label: string } | undefined;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4;
}

interface ExamShellProps extends ExamFacts {
  /** Muted words at the top left. */
  lead: ReactNode;
  /** At the top right. */
  badge?: ReactNode;
  /** Can be entered now: stands out by its edge. */
  open: boolean;
  /** Buttons at the foot. */
  actions?: ReactNode;
}

const Fact = ({ icon, children }: { icon: IconShape; children: ReactNode }): ReactNode => (
  <li className={css.fact}>
    <Icon of={icon} size={16} />
    {children}
  </li>
);

/** `article` named by its title. */
export const ExamShell = (props: ExamShellProps): ReactNode => {
  const { lead, badge, open, title, time, date, progress, level = 3, actions } = props;
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <div className={css.box}>
      <article className={classes(css.card, open && css.open)} aria-labelledby={titleId}>
        <div className={css.top}>
          <p className={css.battery}>{lead}</p>
          {badge}
        </div>
        <Title id={titleId} className={css.title}>
          {title}
        </Title>
        {time !== undefined || date !== undefined ? (
          <ul className={css.facts} {...listRole}>
            {date === undefined ? null : <Fact icon={CalendarDays}>{date}</Fact>}
            {time === undefined ? null : <Fact icon={Timer}>{time}</Fact>}
          </ul>
        ) : null}
        {progress ? (
          <div className={css.progress}>
            <div aria-hidden>
              <ProgressBar label={title} value={progress.answered} max={progress.total} valueText={progress.label} />
            </div>
            <p className={css.count}>{progress.label}</p>
          </div>
        ) : null}
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </article>
    </div>
  );
};
