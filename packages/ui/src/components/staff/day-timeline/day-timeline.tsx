import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { from } from '../../../theme/breakpoints.ts';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import * as css from './day-timeline.css.ts';
import { axisOf, hoursOf, percentOf, placesOf, type Span } from './lanes.ts';

export interface DayItem extends Span {
  /** Tells it from the others. */
  id: string;
  /** What happens. */
  title: string;
  /** For whom, and how far. */
  detail: string;
  /** When it begins, in words: "7h30". */
  time: string;
  /** Over, going on now, or still to come. */
  state: 'over' | 'live' | 'next';
  /** The state in words, as a `Badge`; shown where the list has no axis. */
  badge: ReactNode;
  /** Where it leads. */
  href: string;
}

export interface DayTimelineProps {
  /** Accessible name of the list: "Provas do dia". */
  label: string;
  /** By their start. */
  items: readonly DayItem[];
  /** The present time, in minutes and in words: "agora 9h42". */
  now: { minutes: number; words: string };
  /** An hour as the axis writes it: "9h". */
  hour: (hour: number) => string;
}

/** What happens in a day: bars over an axis of hours with a line at the present time; on a phone a list by time. */
export const DayTimeline = (props: DayTimelineProps): ReactNode =>
  useMediaQuery(from.expanded) ? <Axis {...props} /> : <ByTime {...props} />;

const ROW = 58;
/** Space under the last lane for the words of the present time. */
const NOW_WORDS = 28;
const percent = (value: number): string => `${value}%`;

const Axis = ({ label, items, now, hour }: DayTimelineProps): ReactNode => {
  const axis = axisOf(items);
  const places = placesOf(items, axis);
  const lanes = Math.max(1, ...places.map(({ lane }) => lane + 1));
  const isToday = now.minutes >= axis.from && now.minutes <= axis.to;
  const nowAt = percentOf(now.minutes, axis);
  return (
    <div className={css.axis}>
      <div className={css.hours} aria-hidden="true">
        {hoursOf(axis).map(({ hour: value, at }) => (
          <span key={value} className={css.hour} style={{ insetInlineStart: percent(at) }}>
            {hour(value)}
          </span>
        ))}
      </div>
      <div className={css.plot} style={{ minHeight: lanes * ROW + NOW_WORDS }}>
        {hoursOf(axis).map(({ hour: value, at }) => (
          <span key={value} className={css.line} style={{ insetInlineStart: percent(at) }} aria-hidden="true" />
        ))}
        {isToday && <span className={css.now} style={{ insetInlineStart: percent(nowAt) }} aria-hidden="true" />}
        <ol {...listRole} className={css.bars} aria-label={label}>
          {items.map((item, index) => (
            <li key={item.id} className={css.place} style={placed(places[index])}>
              <RouterLink href={item.href} className={classes(css.bar, css.state[item.state])}>
                <Words item={item} />
              </RouterLink>
            </li>
          ))}
        </ol>
        {isToday && (
          <span
            className={classes(css.nowWords, nowAt < 50 ? css.after : css.before)}
            style={{ insetInlineStart: percent(nowAt) }}
          >
            {now.words}
          </span>
        )}
      </div>
    </div>
  );
};

const placed = (place = { left: 0, width: 100, lane: 0 }): CSSProperties => ({
  insetInlineStart: percent(place.left),
  width: percent(place.width),
  insetBlockStart: place.lane * ROW,
});

const ByTime = ({ label, items }: DayTimelineProps): ReactNode => (
  <ol {...listRole} className={css.list} aria-label={label}>
    {items.map((item) => (
      <li key={item.id} className={css.row}>
        <span className={css.time} aria-hidden="true">
          {item.time}
        </span>
        <RouterLink href={item.href} className={classes(css.card, item.state === 'live' && css.liveCard)}>
          <Words item={item} />
          {item.badge}
        </RouterLink>
      </li>
    ))}
  </ol>
);

/** The time is read first: sighted people see it on the axis or beside the card. */
const Words = ({ item }: { item: DayItem }): ReactNode => (
  <span className={css.words}>
    <span className={css.title}>
      <span className={css.hidden}>{item.time}: </span>
      {item.title}
    </span>
    <span className={css.detail}>{item.detail}</span>
  </span>
);
