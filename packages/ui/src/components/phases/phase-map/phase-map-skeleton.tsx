import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { bone, shape } from '../../feedback/skeleton/skeleton.css.ts';
import { Loading } from '../../feedback/skeleton/skeleton.tsx';
import * as sky from '../phase-sky/phase-sky.css.ts';
import { placeOf } from '../phase-sky/sky-path.ts';
import * as css from './phase-map.css.ts';

/** Twelve circles with the space of the map that comes. */
export const PhaseMapSkeleton = ({
  label,
}: {
  /**
   * What is on its way, for screen readers.
   * Optional: "Carregando" otherwise.
   */
  label?: string;
}): ReactNode => (
  <Loading {...(label === undefined ? {} : { label })}>
    <div className={classes(sky.sky, css.top, css.waitingSky)} aria-hidden="true">
      <div className={sky.field} style={{ '--rows': 3 }}>
        {Array.from({ length: 12 }, (_, index) => (
          <span
            key={index}
            className={classes(sky.place, css.waiting)}
            style={{ '--x': `${placeOf(index).x}%`, '--y': `${placeOf(index).y / 3}%` }}
          >
            <span className={classes(bone, shape.circle, css.disc)} />
          </span>
        ))}
      </div>
    </div>
  </Loading>
);
