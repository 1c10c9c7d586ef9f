import {
  Card,
  CardLink,
  HeadingTag,
  Icon,
  ProgressRing,
  RankingBadge,
  type RankingBadgeProps,
  numberText,
  percentText,
} from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { type ReactNode, useId } from 'react';

import * as css from './result-item.css.ts';

export interface ResultItemProps {
  /** As shown ("28 de nov.") and as a machine reads it ("2026-11-28"). */
  date: { text: string; value: string };
  /** Name of the assessment; names the card. */
  description: string;
  /** Overall performance, 0 to 100, with its word ("desempenho"); absent while it is being marked. */
  performance?: { percent: number; label: string } | undefined;
  /** TRI score with its word ("nota TRI"). */
  tri?: { value: number; label: string } | undefined;
  /** Medal in the ranking (`rankingBadge`), with its words. */
  badge?: Pick<RankingBadgeProps, 'kind' | 'label'> | undefined;
  /** 'Em correção', 'Somente redação' or the like, as a `Badge`. */
  note?: ReactNode;
  /** A `Link` to a part of it, beside where the card itself leads: the marked essay, what explains the score. */
  action?: ReactNode;
  /** The whole card leads there; absent (essay only) = a plain article. */
  href?: string | undefined;
}

/** One assessment in the list of results: `article` named by its description. */
export const ResultItem = (props: ResultItemProps): ReactNode => {
  const { date, description, performance, tri, badge, note, action, href } = props;
  const titleId = useId();
  return (
    <Card as="article" labelledBy={titleId}>
      <div className={css.row}>
        <div className={css.words}>
          <time className={css.date} dateTime={date.value}>
            {date.text}
          </time>
          <HeadingTag id={titleId} className={css.title}>
            {href === undefined ? description : <CardLink href={href}>{description}</CardLink>}
          </HeadingTag>
          {tri || badge || note ? (
            <div className={css.facts}>
              {tri ? (
                <span className={css.tri}>
                  {tri.label} <span className={css.triValue}>{numberText(tri.value)}</span>
                </span>
              ) : null}
              {badge ? <RankingBadge {...badge} /> : null}
              {note}
            </div>
          ) : null}
          {action}
        </div>
        {performance ? (
          <ProgressRing label={performance.label} percent={performance.percent} size={58}>
            {percentText(performance.percent)}
          </ProgressRing>
        ) : null}
        {href === undefined ? null : (
          <span className={css.go}>
            <Icon of={ChevronRight} size={20} />
          </span>
        )}
      </div>
    </Card>
  );
};
