import type { GestaoProvaSituacao } from '@luneta/api-client';
import { Badge } from '@luneta/ui';
import { CalendarDays, CircleCheck, Lock, Play } from '@luneta/ui/icons';

import { situacoes } from './copy.ts';

const LOOKS = {
  agendada: { tone: 'neutral', icon: CalendarDays },
  aberta: { tone: 'success', icon: Play },
  encerrada: { tone: 'warning', icon: Lock },
  liberada: { tone: 'info', icon: CircleCheck },
} as const;

/** The state of an exam of a class, by colour, icon and word. */
export function SituacaoBadge({ situacao }: { situacao: GestaoProvaSituacao }) {
  return <Badge {...LOOKS[situacao]}>{situacoes[situacao]}</Badge>;
}
