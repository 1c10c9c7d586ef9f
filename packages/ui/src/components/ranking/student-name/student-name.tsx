// Private: the name of a student in a ranking, with the word for a missing one and the mark of the own.
import type { ReactNode } from 'react';
import type { RankedStudent, RankingWords } from '../ranked-student.ts';
import { PersonName } from '../../foundations/person-name/person-name.tsx';
import * as css from './student-name.css.ts';

export interface StudentNameProps {
  /** Whose. */
  student: Pick<RankedStudent, 'name' | 'own'>;
  /** Words of the ranking. */
  words: Pick<RankingWords, 'noName' | 'own'>;
}

/** "Marina (você)", or the word for a missing name. */
export const StudentName = ({ student, words }: StudentNameProps): ReactNode => {
  const name = student.name ?? words.noName;
  if (!student.own) return <PersonName>{name}</PersonName>;
  return (
    <>
      <PersonName>{name}</PersonName> <span className={css.own}>{words.own}</span>
    </>
  );
};
