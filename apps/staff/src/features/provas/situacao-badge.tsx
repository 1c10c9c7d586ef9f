import type { GestaoProvaSituacao } from '@luneta/api-client';
import { Badge } from '@luneta/ui';
import { CalendarDays, CircleCheck, Lock, Play } from '@luneta/ui/icons';

import { situacoes } from './copy.ts';

const BADGE_BY_SITUACAO = {
  agendada: { tone: 'neutral', icon: CalendarDays },
  aberta: { tone: 'success', icon: Play },
  encerrada: { tone: 'warning', icon: Lock },
  liberada: { tone: 'info', icon: CircleCheck },
} as const;

/** The state of an exam of a class, by colour, icon and word. */
export function SituacaoBadge({ situacao }: { situacao: GestaoProvaSituacao }) {
  return <Badge {...BADGE_BY_SITUACAO[situacao]}>{situacoes[situacao]}</Badge>;
}
