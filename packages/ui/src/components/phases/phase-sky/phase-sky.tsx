// Private: the path of one page of phases. The list over it keeps the order of play in the DOM.
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './phase-sky.css.ts';
import { lineBetween, lineIn, lineOut, perRow, type Place, placeOf, rowHeight } from './sky-path.ts';
import { sparseLineOut, sparseLineTo, sparsePlaceOf, sparseRows } from './sparse-path.ts';

/** Where a place stands, as custom properties. */
const at = ({ x, y }: Place, rows: number): CSSProperties => {
  return { '--x': `${x}%`, '--y': `${(y / (rows * rowHeight)) * 100}%` };
};

/** One phase of the page. */
export interface SkyPlace {
  /** Key of its place. */
  id: number;
  /** The way to it has been gone. */
  reached: boolean;
  /** Its link or button. */
  node: ReactNode;
}

export interface PhaseSkyProps {
  /** Name of the list. */
  label: string;
  /** Number of the first phase of the page. */
  start: number;
  /** In the order of play. */
  places: readonly SkyPlace[];
  /** What follows the last phase, and whether the way to it has been gone. */
  next: { to: 'page' | 'boss'; reached: boolean } | null;
  /** The way to the phase of this id has just been gone. */
  fresh: number | null;
  /** A path of up to four phases from side to side, with space for a name below each. */
  sparse?: boolean;
}

const lineTo = (index: number) => (index === 0 ? lineIn(placeOf(0)) : lineBetween(placeOf(index - 1), placeOf(index)));

/** Ways of a page: one for each phase, from the one before. */
export const PhaseSky = ({ label, start, places, next, fresh, sparse = false }: PhaseSkyProps): ReactNode => {
  const rows = sparse ? sparseRows(places.length) : Math.ceil(places.length / perRow);
  const ways = places.map(({ id, reached }, index) => ({
    id,
    reached,
    path: sparse ? sparseLineTo(index) : lineTo(index),
  }));
  if (next && places.length > 0) {
    const path = sparse ? sparseLineOut(places.length) : lineOut(places.length, rows, next.to);
    ways.push({ id: -1, reached: next.reached, path });
  }
  return (
    <div className={css.field} style={{ '--rows': rows }}>
      <svg
        className={css.lines}
        viewBox={`0 0 100 ${Math.max(rows, 1) * rowHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {ways.map((way) =>
          way.reached ? null : <path key={way.id} className={css.way.ahead} d={way.path} data-way="ahead" />,
        )}
        {ways.map((way) => (way.reached ? <path key={way.id} className={css.way.halo} d={way.path} /> : null))}
        {ways.map((way) =>
          way.reached ? (
            <path
              key={way.id}
              className={classes(css.way.done, way.id === fresh && css.drawn)}
              d={way.path}
              data-way="done"
            />
          ) : null,
        )}
      </svg>
      <ol className={css.list} {...listRole} aria-label={label} start={start}>
        {places.map(({ id, node }, index) => (
          <li
            key={id}
            className={classes(css.place, sparse && css.roomy)}
            style={at(sparse ? sparsePlaceOf(index) : placeOf(index), rows)}
          >
            {node}
          </li>
        ))}
      </ol>
    </div>
  );
};
