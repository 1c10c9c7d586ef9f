import type { PrazoBadge } from '@luneta/domain/trilha';
import type { ReactNode } from 'react';
import { Lock, Timer } from '../../../icons.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { Badge } from '../badge/badge.tsx';

/** What the badge says in each of its states. */
export interface DeadlineWords {
  /** 'Encerrada'. */
  encerrada: string;
  /** 'Faltam N dia(s)', with the days left; 0 on the last day. */
  faltam: (dias: number) => string;
  /** What screen readers announce instead on the last day: "Termina hoje". */
  hoje: string;
}

export interface DeadlineBadgeProps {
  /** The domain's answer (`prazoBadge`); `null` shows nothing. */
  prazo: PrazoBadge | null;
  /** `data_fim` as the contract writes it, for machines. */
  dateTime: string;
  /** Words of the states. */
  words: DeadlineWords;
}

/** How long a roadmap is still open, once that is worth knowing. */
export const DeadlineBadge = ({ prazo, dateTime, words }: DeadlineBadgeProps): ReactNode => {
  if (prazo === null) return null;
  const over = prazo.kind === 'encerrada';
  const text = over ? words.encerrada : words.faltam(prazo.dias);
  const today = !over && prazo.dias === 0;
  return (
    <Badge tone={over ? 'neutral' : 'warning'} icon={over ? Lock : Timer}>
      <time dateTime={dateTime}>
        <span aria-hidden={today || undefined}>{text}</span>
        {today && <VisuallyHidden>{words.hoje}</VisuallyHidden>}
      </time>
    </Badge>
  );
};
