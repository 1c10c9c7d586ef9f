import { Badge } from '@luneta/ui';
import { Ban, CalendarDays, CircleCheck, Lock, Play } from '@luneta/ui/icons';

import { palavras, type ProvaSituacao } from './copy.ts';

const BADGE_BY_SITUACAO = {
  agendada: { tone: 'neutral', icon: CalendarDays },
  aberta: { tone: 'success', icon: Play },
  encerrada: { tone: 'warning', icon: Lock },
  liberada: { tone: 'info', icon: CircleCheck },
  cancelada: { tone: 'danger', icon: Ban },
} as const;

/** The state of an exam of a class, by colour, icon and word. */
export function SituacaoBadge({ situacao }: { situacao: ProvaSituacao }) {
  return <Badge {...BADGE_BY_SITUACAO[situacao]}>{palavras[situacao]}</Badge>;
}
