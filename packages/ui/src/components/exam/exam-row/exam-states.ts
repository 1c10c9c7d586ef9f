// How a state of an exam looks in a list. Which state it is in is a rule of domain.
import type { AvaliacaoCardState } from '@luneta/domain/avaliacao-card';
import { CalendarDays, CircleCheck, ClipboardList, School, Timer } from '../../../icons.ts';

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
