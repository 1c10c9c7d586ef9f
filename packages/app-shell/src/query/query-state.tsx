/**
 * The three states every query has on screen, in one place: loading, failed (with a way to try again), loaded. What failed without
 * a connection is also tried again by the query client when there is one.
 */
import { ApiError } from '@luneta/api-client';
import { ButtonLink, EmptyState, ErrorState, VisuallyHidden } from '@luneta/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { copy } from './copy.ts';
import { errorMessage } from './error-message.ts';

export type QueryStateProps<Data> = {
  query: UseQueryResult<Data>;
  /** Skeletons of the real layout. */
  loading: ReactNode;
  /** What is awaited, where the page has no title of its own before the data: the other states need an `h1`, too. */
  heading?: string;
  /** In a card: a failure is one line with a button, not a scene. */
  compact?: boolean;
  children: (data: Data) => ReactNode;
};

export function QueryState<Data>({ query, loading, heading, compact = false, children }: QueryStateProps<Data>) {
  // Old data is better than an error page: a failed refresh keeps what is on screen.
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    if (heading === undefined) return loading;
    return (
      <>
        <VisuallyHidden as="h1">{heading}</VisuallyHidden>
        {loading}
      </>
    );
  }
  const page = heading !== undefined;
  if (isNotFound(query.error))
    return (
      <EmptyState
        page={page}
        title={copy.notFoundTitle}
        text={errorMessage(query.error)}
        action={
          <ButtonLink href="/home" variant="secondary">
            {copy.home}
          </ButtonLink>
        }
      />
    );
  const offline = isOffline(query.error);
  return (
    <ErrorState
      page={page}
      title={offline ? copy.offlineTitle : copy.errorTitle}
      text={offline ? copy.offlineText : copy.errorText}
      retryLabel={copy.retry}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      compact={compact}
    />
  );
}

/** Nothing failed: what the address names does not exist for this person. */
const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

const isOffline = (error: unknown) =>
  typeof error === 'object' && error !== null && 'offline' in error && error.offline === true;
