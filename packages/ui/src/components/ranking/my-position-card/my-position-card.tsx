import { type ReactNode, useId } from 'react';
import { Card } from '../../foundations/card/card.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { Avatar } from '../../identity/avatar/avatar.tsx';
import { placeText, ringOf } from '../place.ts';
import type { RankingWords } from '../ranked-student.ts';
import { StarTotal } from '../star-total/star-total.tsx';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './my-position-card.css.ts';

export interface MyPositionCardProps {
  /** 'Sua Posição'. */
  title: string;
  /** Computed place, from 1; `null` (not ranked, ranking switched off) hides the whole card. */
  place: number | null;
  /** Among how many: "de 34 estudantes". */
  outOf?: string | undefined;
  /** Own stars, as the ranking counts them. */
  stars: number;
  /** `avatar_code` of the student. */
  avatarCode: number | null | undefined;
  /** What is missing for the next place, computed: "Faltam 3 estrelas para o 11º lugar". Absent for the first. */
  next?: string | undefined;
  /** Words of the ranking. */
  words: Pick<RankingWords, 'place' | 'stars'>;
}

/** The student's place, shown only when it was computed. */
export const MyPositionCard = (props: MyPositionCardProps): ReactNode => {
  const { title, place, outOf, stars, avatarCode, next, words } = props;
  const titleId = useId();
  if (place === null) return null;
  const text = placeText(place);
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={css.row}>
        <Avatar code={avatarCode} size={64} {...ringOf({ place, stars })} first />
        <div className={css.words}>
          <HeadingTag id={titleId} className={css.title}>
            {title}
          </HeadingTag>
          <p className={css.standing}>
            <span className={css.place} aria-hidden>
              {text}
            </span>
            <VisuallyHidden>{words.place(text)} </VisuallyHidden>
            {outOf === undefined ? null : <span className={css.outOf}>{outOf}</span>}
          </p>
        </div>
        <StarTotal stars={stars} name={words.stars} size="lg" />
      </div>
      {next === undefined ? null : <p className={css.next}>{next}</p>}
    </Card>
  );
};
