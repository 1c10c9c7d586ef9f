import type { ReactNode } from 'react';
import type { IconShape } from '../../../icons.ts';
import { listRole } from '../../../lib/list-role.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { numberText } from '../../results/number-text.ts';
import * as css from './summary-stats.css.ts';

export interface Stat {
  /** Picture of what is counted. */
  icon: IconShape;
  /** How many. */
  value: number;
  /** Of what: "questões resolvidas". */
  label: string;
}

export interface SummaryStatsProps {
  /** Accessible name of the list: "Resumo dos seus estudos". */
  label: string;
  /** Three, of equal weight. */
  stats: readonly Stat[];
}

/** Few large numbers side by side; one below the other where they do not fit. */
export const SummaryStats = ({ label, stats }: SummaryStatsProps): ReactNode => (
  <div className={css.box}>
    <ul {...listRole} className={css.list} aria-label={label}>
      {stats.map(({ icon, value, label: what }) => (
        <li key={what} className={css.cell}>
          <span className={css.icon}>
            <Icon of={icon} />
          </span>
          <span className={css.words}>
            <span className={css.value}>{numberText(value, 0)}</span> <span className={css.what}>{what}</span>
          </span>
        </li>
      ))}
    </ul>
  </div>
);
