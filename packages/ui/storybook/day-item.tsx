// Exams of a day, as stories of the timeline show them.
import { Badge, type DayItem } from '../src/index.ts';

const states = {
  over: <Badge tone="neutral">Encerrada</Badge>,
  live: <Badge tone="success">Ao vivo</Badge>,
  next: <Badge tone="info">Depois</Badge>,
};

/** `from` and `to` in hours, of which a half is half an hour. */
export const dayItem = (
  id: string,
  title: string,
  detail: string,
  [from, to]: readonly [number, number],
  state: DayItem['state'],
): DayItem => ({
  id,
  title,
  detail,
  from: from * 60,
  to: to * 60,
  time: `${Math.floor(from)}h${from % 1 === 0 ? '' : '30'}`,
  state,
  badge: states[state],
  href: `#${id}`,
});
