import type { ReactNode } from 'react';
import { Heading, PageTitle } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { type Mood, Pipa } from '../../identity/pipa/pipa.tsx';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  /** Text: what is missing, and what to do next. */
  text: string;
  /** Heading, when the place needs one. */
  title?: string;
  /** It stands for the whole page: its title is the page's. */
  page?: boolean;
  /** Pipa's face. */
  mood?: Mood;
  /** What to do next. */
  action?: ReactNode;
  /** Without Pipa, for a section of a page that already shows her. */
  plain?: boolean;
}

/** Shown where there is nothing yet, without an error. */
export const EmptyState = ({
  text,
  title,
  page = false,
  mood = 'pensando',
  action,
  plain = false,
}: EmptyStateProps): ReactNode => {
  const Title = page ? PageTitle : Heading;
  return (
    <div className={css.scene}>
      {!plain && <Pipa mood={mood} size={132} />}
      <div className={css.words}>
        {title !== undefined && <Title look="h3">{title}</Title>}
        <Text tone="muted">{text}</Text>
      </div>
      {action}
    </div>
  );
};
