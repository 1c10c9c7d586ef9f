import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { bone, shape } from '../../feedback/skeleton/skeleton.css.ts';
import { Loading } from '../../feedback/skeleton/skeleton.tsx';
import { Card } from '../../foundations/card/card.tsx';
import * as css from './phase-map.css.ts';

/** Twelve circles with the space of the map that comes. */
export const PhaseMapSkeleton = (): ReactNode => (
  <Card padding="md">
    <div className={css.sky}>
      <Loading>
        <div className={css.grid} aria-hidden="true">
          {Array.from({ length: 12 }, (_, place) => (
            <span key={place} className={css.waiting}>
              <span className={classes(bone, shape.circle, css.disc)} />
            </span>
          ))}
        </div>
      </Loading>
    </div>
  </Card>
);
