import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { Avatar } from '../../identity/avatar/avatar.tsx';
import { placeText, ringOf } from '../place.ts';
import type { RankedStudent, RankingWords } from '../ranked-student.ts';
import { StarTotal } from '../star-total/star-total.tsx';
import { StudentName } from '../student-name/student-name.tsx';
import * as css from './ranking-list.css.ts';

export interface RankingRowProps {
  /** Who stands there; the own row has an edge and the mark beside the name. */
  student: RankedStudent;
  /** Words of the ranking. */
  words: RankingWords;
  /** Keeps the own row in sight at the lower edge of the screen, above what stands there. */
  sticks?: keyof typeof css.sticks | undefined;
}

/** One place of a ranking: `li` of an `ol`, with the place as its value. */
export const RankingRow = ({ student, words, sticks }: RankingRowProps): ReactNode => {
  const place = placeText(student.place);
  return (
    <li
      value={student.place}
      aria-current={student.own ? 'true' : undefined}
      className={classes(css.row, student.own ? css.own : css.other, student.own && sticks && css.sticks[sticks])}
    >
      <span className={css.place}>
        <span aria-hidden>{place}</span>
        <VisuallyHidden>{words.place(place)} </VisuallyHidden>
      </span>
      <Avatar code={student.avatarCode} size={32} {...ringOf(student)} />
      <span className={classes(css.name, student.own && css.ownName)}>
        <StudentName student={student} words={words} />{' '}
      </span>
      <StarTotal stars={student.stars} name={words.stars} />
    </li>
  );
};
