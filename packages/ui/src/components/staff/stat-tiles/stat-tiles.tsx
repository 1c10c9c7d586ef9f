import type { ReactNode } from 'react';
import type { IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import * as css from './stat-tiles.css.ts';

export interface StatTile {
  /** How many, as text: "48", "100+". */
  value: string;
  /** Of what: "redações para corrigir". */
  label: string;
  /** Picture of what is counted. */
  icon: IconShape;
  /** Colour of the number. */
  tone: keyof typeof css.tone;
}

export interface StatTilesProps {
  /** Accessible name of the list. */
  label: string;
  /** Two to seven, of equal weight; null while they are on their way. */
  tiles: readonly StatTile[] | null;
}

/** The few numbers a page begins with, side by side. */
export const StatTiles = ({ label, tiles }: StatTilesProps): ReactNode =>
  tiles === null ? (
    <div className={css.list}>
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} shape="card" size={72} />
      ))}
    </div>
  ) : (
    <ul {...listRole} className={classes(css.list, tiles.length > 4 && css.many)} aria-label={label}>
      {tiles.map(({ value, label: what, icon, tone }) => (
        <li key={what} className={css.tile}>
          <span className={classes(css.value, css.tone[tone])}>{value}</span> <span className={css.what}>{what}</span>
          <span className={classes(css.icon, css.tone[tone])}>
            <Icon of={icon} size={24} />
          </span>
        </li>
      ))}
    </ul>
  );
