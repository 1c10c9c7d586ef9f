import { SubjectTile, VisuallyHidden, listRole, numberText } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './area-scores.css.ts';

/** One area of knowledge of an exam. */
export interface AreaScore {
  /** Name of the area. */
  area: string;
  /** TRI score, `null` when it was not computed. */
  score: number | null;
  /** Standard error in points. */
  error?: number | null | undefined;
  /** Questions hit. */
  hits: number;
  /** Of how many. */
  total: number;
  /** What explains the score: a small button. */
  help?: ReactNode;
}

export interface AreaScoresProps {
  /** Accessible name of the list, e.g. "Notas por área". */
  label: string;
  /** In the order shown. */
  areas: readonly AreaScore[];
  /** Words of each area. */
  words: {
    /** (28, 45) → "28 acertos em 45 questões". */
    hits: (hits: number, total: number) => string;
    /** Read before the score: "nota TRI". */
    score: string;
    /** Shown instead of a score: "sem nota TRI". */
    noScore: string;
    /** Reads the error: "21" → "margem de erro de 21 pontos". */
    error: (points: string) => string;
  };
}

/** The areas of an ENEM day: name, TRI score with its error, and hits. */
export const AreaScores = ({ label, areas, words }: AreaScoresProps): ReactNode => (
  <div className={css.box}>
    <ul className={css.list} {...listRole} aria-label={label}>
      {areas.map(({ area, score, error, hits, total, help }) => {
        const points = typeof error === 'number' ? numberText(error, 0) : null;
        return (
          <li key={area} className={css.item}>
            <SubjectTile materia={area} />
            <div className={css.words}>
              <p className={css.name}>{area}</p>
              <p className={css.hits}>{words.hits(hits, total)}</p>
            </div>
            {score === null ? (
              <p className={css.note}>{words.noScore}</p>
            ) : (
              <div className={css.numbers}>
                <p className={css.score}>
                  <VisuallyHidden>{words.score} </VisuallyHidden>
                  {numberText(score)}
                </p>
                {points === null ? null : (
                  <p className={css.note}>
                    <span aria-hidden>± {points}</span>
                    <VisuallyHidden>{words.error(points)}</VisuallyHidden>
                  </p>
                )}
              </div>
            )}
            {help ? <div className={css.help}>{help}</div> : null}
          </li>
        );
      })}
    </ul>
  </div>
);
