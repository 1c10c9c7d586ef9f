import { Fragment, type ReactNode, useDeferredValue } from 'react';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import type { RankedStudent, RankingWords } from '../ranked-student.ts';
import { leftOut } from './left-out.ts';
import * as css from './ranking-list.css.ts';
import { RankingRow, type RankingRowProps } from './ranking-row.tsx';

export interface RankingListProps {
  /** Accessible name of the list, e.g. "Ranking de estrelas". */
  label: string;
  /** Best first: from the fourth on below a podium, or the first three and a window around the own row. */
  students: readonly RankedStudent[];
  /** Words of the ranking. */
  words: RankingWords;
  /** Shown when there is no row; without it (below a podium) nothing is. */
  empty?: string;
  /** `2` puts rows side by side where the list is 640 px wide. */
  columns?: keyof typeof css.columns;
  /** Where the own row waits while it is below the screen; `no` leaves it in its place. */
  sticks?: NonNullable<RankingRowProps['sticks']> | 'no';
}

/** As many as the first picture of a screen shows. A ranking may have a hundred: the others follow at once, in slices. */
const FIRST_ROWS = 12;

/** Rows of a ranking. The own one stays in sight at the bottom until its place is reached. */
export const RankingList = (props: RankingListProps): ReactNode => {
  const { label, students, words, empty, columns = 1, sticks = 'aboveNav' } = props;
  const drawn = useDeferredValue(students, students.slice(0, FIRST_ROWS));
  if (students.length === 0) return empty === undefined ? null : <EmptyState text={empty} />;
  const places = students.map((student) => student.place);
  const holes = leftOut(places);
  return (
    <div className={css.box}>
      <ol
        className={classes(css.list, css.columns[columns])}
        {...listRole}
        aria-label={label}
        style={{ '--digits': String(Math.max(...places)).length }}
      >
        {drawn.map((student, index) => (
          <Fragment key={student.id}>
            {holes[index] ? <li className={css.hole} aria-hidden /> : null}
            <RankingRow student={student} words={words} sticks={sticks === 'no' ? undefined : sticks} />
          </Fragment>
        ))}
      </ol>
    </div>
  );
};
