import type { ReactNode } from 'react';
import { CircleX } from '../../../icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Heading, PageTitle } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Pipa } from '../../identity/pipa/pipa.tsx';
import * as css from '../empty-state/empty-state.css.ts';

export interface ErrorStateProps {
  /** What failed; its heading. */
  title: string;
  /** What the person can do. */
  text?: string;
  /** It stands for the whole page: its title is the page's. */
  page?: boolean;
  /**
   * Words of the button, e.g. "Tentar de novo".
   * Optional: without words there is no button.
   */
  retryLabel?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** The retry is under way. */
  retrying?: boolean;
  /** One line in a card instead of a scene. */
  compact?: boolean;
}

/** Something did not load; said once to screen readers, with a way to try again. */
export const ErrorState = ({
  title,
  text,
  page = false,
  retryLabel,
  onRetry,
  retrying = false,
  compact = false,
}: ErrorStateProps): ReactNode => {
  const retry = onRetry && retryLabel !== undefined && (
    <Button variant="secondary" size={compact ? 'sm' : 'md'} onClick={onRetry} busy={retrying}>
      {retryLabel}
    </Button>
  );
  if (compact) {
    return (
      <div role="alert" className={css.row}>
        <Text as="span" tone="danger">
          <Icon of={CircleX} />
        </Text>
        <div className={css.rowWords}>
          <Text as="span">{title}</Text>
        </div>
        {retry}
      </div>
    );
  }
  const Title = page ? PageTitle : Heading;
  return (
    <div role="alert" className={css.scene}>
      <Pipa mood="triste" size={132} />
      <div className={css.words}>
        <Title look="h3">{title}</Title>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </div>
      {retry}
    </div>
  );
};
