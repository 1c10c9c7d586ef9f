import { type ReactNode, useId } from 'react';
import { ChevronRight } from '../../../icons.ts';
import { Card, CardLink } from '../../foundations/card/card.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './subject-row.css.ts';

export interface SubjectRowProps {
  /** Name of the subject; the name of the link, and what its tile is found by. */
  subject: string;
  /** Its page; without one the row only tells, and has no arrow. */
  href?: string | undefined;
  /** A line under the name: "Roteiro de Estudos", 'Sem dados ainda'. */
  detail?: string | undefined;
  /** At the end: a small `LevelBadge`, a number, a `Badge`. */
  end?: ReactNode;
}

/** One subject in a list that leads to its page. `article` named by the subject, with one link at most. */
export const SubjectRow = ({ subject, href, detail, end }: SubjectRowProps): ReactNode => {
  const titleId = useId();
  return (
    <Card as="article" labelledBy={titleId} padding="sm">
      <div className={css.row}>
        <SubjectTile materia={subject} />
        <div className={css.middle}>
          <div className={css.words}>
            <HeadingTag id={titleId} className={css.title}>
              {href === undefined ? subject : <CardLink href={href}>{subject}</CardLink>}
            </HeadingTag>
            {detail !== undefined && <p className={css.detail}>{detail}</p>}
          </div>
          {end}
        </div>
        {href !== undefined && (
          <span className={css.arrow}>
            <Icon of={ChevronRight} size={20} />
          </span>
        )}
      </div>
    </Card>
  );
};
