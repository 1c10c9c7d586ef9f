// Private: the name of a student in a ranking, with the word for a missing one and the mark of the own.
import type { ReactNode } from 'react';
import type { RankedStudent, RankingWords } from './ranked-student.ts';

export interface StudentNameProps {
  /** Whose. */
  student: Pick<RankedStudent, 'name' | 'own'>;
  /** Words of the ranking. */
  words: Pick<RankingWords, 'noName' | 'own'>;
}

export const StudentName = ({ student, words }: StudentNameProps): ReactNode => {
  const name = student.name ?? words.noName;
  // The mark stays with the last word: alone on a line it would look like another name.
  return student.own ? `${name}\u00A0${words.own}` : name;
};
