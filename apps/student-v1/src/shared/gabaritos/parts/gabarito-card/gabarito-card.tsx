import { BigScore, Card, CardLink, HeadingTag, Icon, VisuallyHidden } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { type ReactNode, useId } from 'react';

import * as css from './gabarito-card.css.ts';

export interface GabaritoCardProps {
  /** Name of the assessment; names the card. */
  description: string;
  /** 'Data de aplicação', with the day as shown ("28 de nov.") and as a machine reads it ("2026-11-28"). */
  date: { label: string; text: string; value: string };
  /** The grade with its word ("Nota"), on a scale up to `max`; absent while it is being marked. */
  grade?: { label: string; value: number; max: number } | undefined;
  /** Instead of the grade: 'Em correção', as a `Badge`. */
  note?: ReactNode;
  /** 'Ver Mais Detalhes' and where it leads; absent while there is nothing to see. */
  details?: { label: string; href: string } | undefined;
}

/** One assessment in the list of answer keys: `article` named by its description, one link over the whole card. */
export const GabaritoCard = (props: GabaritoCardProps): ReactNode => {
  const { description, date, grade, note, details } = props;
  const titleId = useId();
  return (
    <Card as="article" labelledBy={titleId}>
      <div className={css.box}>
        <div className={css.row}>
          <div className={css.words}>
            <HeadingTag id={titleId} className={css.title}>
              {description}
            </HeadingTag>
            <p className={css.date}>
              {date.label}{' '}
              <time className={css.day} dateTime={date.value}>
                {date.text}
              </time>
            </p>
          </div>
          <div className={css.grade}>{grade ? <BigScore {...grade} size="md" /> : note}</div>
        </div>
        {details ? (
          <p className={css.details}>
            <CardLink href={details.href}>
              {details.label}
              <VisuallyHidden> ({description})</VisuallyHidden>
            </CardLink>
            <Icon of={ChevronRight} size={20} />
          </p>
        ) : null}
      </div>
    </Card>
  );
};
