// One exam in the assessments centre (v2). Which state it is in is a rule of domain; every word comes by props.
import type { AvaliacaoCardState } from '@luneta/domain/avaliacao-card';
import { CalendarDays, CircleCheck, ClipboardList, School, Timer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Badge } from '../../feedback/badge/badge.tsx';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './exam-card.css.ts';

/** The states of the domain that are listed at all. */
export type ExamCardState = Exclude<AvaliacaoCardState, 'encerrada'>;

/** Shape and tone of the badge; the word always stands beside it. */
const states = {
  em_andamento: { icon: ClipboardList, tone: 'info' },
  iminente: { icon: Timer, tone: 'warning' },
  finalizada: { icon: CircleCheck, tone: 'success' },
  presencial: { icon: School, tone: 'neutral' },
  proxima: { icon: CalendarDays, tone: 'neutral' },
} as const;

export interface ExamCardProps {
  /** Name of the exam; its heading. */
  title: string;
  /** "1ª bateria". */
  battery: string;
  /** State of the domain; chooses icon and tone. */
  state: ExamCardState;
  /** Words of the state: "Em andamento", "Prova irá começar às 14h30", "Prova Finalizada". */
  stateLabel: string;
  /** Time available, e.g. "5h 30min disponíveis". */
  time?: string | undefined;
  /** When it takes place, e.g. "28 de nov. às 14h30". */
  date?: string | undefined;
  /** Answered of total, with its words: "12 de 45 respondidas". */
  progress?: { answered: number; total: number; label: string } | undefined;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** 'Ver detalhes' and the action of the state, as buttons. */
  details?: ReactNode;
  /** The one thing to do in this state, as a button. */
  action?: ReactNode;
}

const Fact = ({ icon, children }: { icon: typeof Timer; children: ReactNode }): ReactNode => (
  <li className={css.fact}>
    <Icon of={icon} size={16} />
    {children}
  </li>
);

/** An exam in the list: its state, when, how far, and the one thing to do. An `article` named by its title. */
export const ExamCard = (props: ExamCardProps): ReactNode => {
  const { title, battery, state, stateLabel, time, date, progress, level = 3, details, action } = props;
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <div className={css.box}>
      <article className={classes(css.card, state === 'em_andamento' && css.open)} aria-labelledby={titleId}>
        <div className={css.top}>
          <p className={css.battery}>{battery}</p>
          <Badge tone={states[state].tone} icon={states[state].icon}>
            {stateLabel}
          </Badge>
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
        {details !== undefined || action !== undefined ? (
          <div className={css.actions}>
            {details}
            {action}
          </div>
        ) : null}
      </article>
    </div>
  );
};
