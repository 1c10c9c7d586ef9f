// The ranking as a table: the older screen of the results, with the first three and a window around the student.
import { Fragment, type ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { placeText } from '../place.ts';
import type { RankedStudent, RankingWords } from '../ranked-student.ts';
import { leftOut } from '../ranking-list/left-out.ts';
import { StarTotal } from '../star-total/star-total.tsx';
import { StudentName } from '../student-name/student-name.tsx';
import * as css from './ranking-table.css.ts';

export interface RankingTableProps {
  /** Name of the table, said but not shown: "Ranking de estrelas". */
  label: string;
  /** Best first; `turma` is the class of the student. */
  rows: readonly (RankedStudent & { turma: string })[];
  /** Heads of the columns, and what stands for students who are left out: "outros estudantes". */
  heads: { place: string; name: string; turma: string; stars: string; leftOut: string };
  /** Words of the ranking. */
  words: RankingWords;
}

/** Place, name, class and stars; the own row has an edge and the mark beside the name. */
export const RankingTable = ({ label, rows, heads, words }: RankingTableProps): ReactNode => {
  const holes = leftOut(rows.map((row) => row.place));
  return (
    <div className={css.box}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {[heads.place, heads.name, heads.turma].map((head) => (
              <th key={head} scope="col" className={css.head}>
                {head}
              </th>
            ))}
            <th scope="col" className={classes(css.head, css.number)}>
              {heads.stars}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              {holes[index] ? (
                <tr>
                  <td colSpan={4} className={css.hole}>
                    <span aria-hidden>•••</span>
                    <VisuallyHidden>{heads.leftOut}</VisuallyHidden>
                  </td>
                </tr>
              ) : null}
              <tr className={classes(css.row, row.own && css.own)} aria-current={row.own ? 'true' : undefined}>
                <td className={css.place}>{placeText(row.place)}</td>
                <th scope="row" className={css.name}>
                  <StudentName student={row} words={words} />
                </th>
                <td className={css.text}>{row.turma}</td>
                <td className={css.number}>
                  <StarTotal stars={row.stars} name={words.stars} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
};
