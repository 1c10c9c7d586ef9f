import { calendarDay, formatCalendarDay } from '@luneta/domain';
import { Badge } from '@luneta/ui';
import { Timer } from '@luneta/ui/icons';

import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from './copy.ts';

/** The last day of a substitute, or that it is over. */
export function Ate({ dia }: { dia: string }) {
  const { nowMs, zone } = useRelogio();
  const day = formatCalendarDay(dia).slice(0, 5);
  return dia < calendarDay(nowMs, zone) ? (
    <Badge>{copy.professores.over(day)}</Badge>
  ) : (
    <Badge tone="warning" icon={Timer}>
      {copy.professores.until(day)}
    </Badge>
  );
}
