import type { RankingBadge as RankingBadgeKind } from '@luneta/domain/ranking';
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { badgeArt } from './badge-art.tsx';
import * as css from './ranking-badge.css.ts';

export interface RankingBadgeProps {
  /** Which medal; the rule is `rankingBadge` of the domain. */
  kind: RankingBadgeKind;
  /** Always shown: "1º lugar", "Top 10", 'Melhor nota da turma'. */
  label: string;
  /** `sm` beside a text, `lg` above its words. */
  size?: 'sm' | 'lg';
}

/** Trophy, top 10 ribbon or best-of-class rosette, with its words. */
export const RankingBadge = ({ kind, label, size = 'sm' }: RankingBadgeProps): ReactNode => (
  <span className={classes(css.badge, size === 'lg' && css.stacked)}>
    <svg className={classes(css.picture, css.size[size])} viewBox="0 0 48 48" aria-hidden>
      {badgeArt[kind]}
    </svg>
    {label}
  </span>
);
