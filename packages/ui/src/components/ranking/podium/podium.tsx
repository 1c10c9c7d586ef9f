import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { bone } from '../../feedback/skeleton/skeleton.css.ts';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { Avatar } from '../../identity/avatar/avatar.tsx';
import { medalOf, placeText } from '../place.ts';
import type { RankedStudent, RankingWords } from '../ranked-student.ts';
import { StarTotal } from '../star-total/star-total.tsx';
import { StudentName } from '../student-name/student-name.tsx';
import * as css from './podium.css.ts';

const columns = [0, 1, 2] as const;
const medals = ['gold', 'silver', 'bronze'] as const;

export interface PodiumProps {
  /** Accessible name of the list, e.g. "Pódio". */
  label: string;
  /** The first three rows (`splitPodium`), best first; fewer leave their steps empty, none shows nothing. */
  students: readonly RankedStudent[];
  /** Words of the ranking. */
  words: RankingWords;
}

/** The first three on their steps. Who is tied repeats the place, and so the step and the medal. */
export const Podium = ({ label, students, words }: PodiumProps): ReactNode => {
  if (students.length === 0) return null;
  return (
    <div className={css.box}>
      <ol className={css.list} {...listRole} aria-label={label}>
        {columns.map((index) => {
          const student = students[index];
          if (!student) return null;
          const medal = medalOf(student.place) ?? 'bronze';
          const place = placeText(student.place);
          return (
            <li key={student.id} value={student.place} className={classes(css.student, css.column[index])}>
              <span className={classes(css.step, css.stepHeight[medal], css.stepColour[medal])}>
                <span aria-hidden>{place}</span>
                <VisuallyHidden>{words.place(place)} </VisuallyHidden>
              </span>
              <span className={css.face[medal]}>
                <Avatar code={student.avatarCode} size={64} ring={medal} />
              </span>
              <span className={css.name}>
                <StudentName student={student} words={words} />{' '}
              </span>
              <StarTotal stars={student.stars} name={words.stars} size="sm" />
            </li>
          );
        })}
      </ol>
    </div>
  );
};

/** The podium while the ranking loads, of the same height; put it inside a `Loading`. */
export const PodiumSkeleton = (): ReactNode => (
  <div className={css.box} aria-hidden>
    <div className={css.list}>
      {columns.map((index) => {
        const medal = medals[index];
        return (
          <div key={index} className={classes(css.student, css.column[index])}>
            <span className={css.face[medal]}>
              <span className={classes(bone, css.round)} />
            </span>
            <span className={css.nameBone}>
              <Skeleton shape="text" lines={2} />
            </span>
            <span className={classes(bone, css.step, css.stepHeight[medal])} />
          </div>
        );
      })}
    </div>
  </div>
);
