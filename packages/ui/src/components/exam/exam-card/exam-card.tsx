// One exam in the assessments centre (v2). Which state it is in is a rule of domain; every word comes by props.
import type { AvaliacaoCardState } from '@luneta/domain/avaliacao-card';
import { CalendarDays, CircleCheck, ClipboardList, School, Timer } from '../../../icons.ts';
import type { ReactNode } from 'react';
import { Badge } from '../../feedback/badge/badge.tsx';
import { type ExamFacts, ExamShell } from './exam-shell.tsx';

/** The states of the domain that are listed at all. */
export type ExamCardState = Exclude<AvaliacaoCardState, 'encerrada'>;

/** Shape and tone of the badge; the word always stands beside it. */
export const examStates = {
  em_andamento: { icon: ClipboardList, tone: 'info' },
  iminente: { icon: Timer, tone: 'warning' },
  finalizada: { icon: CircleCheck, tone: 'success' },
  presencial: { icon: School, tone: 'neutral' },
  proxima: { icon: CalendarDays, tone: 'neutral' },
} as const;

export interface ExamCardProps extends ExamFacts {
  /** "1ª bateria". */
  battery: string;
  /** By the domain (`avaliacaoCardState`). */
  state: ExamCardState;
  /** Words of the state: "Em andamento", "Prova irá começar às 14h30", "Prova Finalizada". */
  stateLabel: string;
  /** 'Ver detalhes', as a button. */
  details?: ReactNode;
  /** The action of the state, as a button. */
  action?: ReactNode;
}

/** `article` named by its title. */
export const ExamCard = ({ battery, state, stateLabel, details, action, ...facts }: ExamCardProps): ReactNode => (
  <ExamShell
    {...facts}
    lead={battery}
    badge={
      <Badge tone={examStates[state].tone} icon={examStates[state].icon}>
        {stateLabel}
      </Badge>
    }
    open={state === 'em_andamento'}
    actions={
      details === undefined && action === undefined ? undefined : (
        <>
          {details}
          {action}
        </>
      )
    }
  />
);
