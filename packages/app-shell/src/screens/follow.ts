/** The call that waits for an answer. */
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';

import { rowOf, type Answer } from '../early/plan.ts';
import type { Follow, Query } from './screens.ts';

/** Whether there is something to fetch. Options of different answers have no type in common but this. */
export const isFetchable = <T>(query: Query): query is Query & FetchQueryOptions<T> => query.queryFn !== undefined;

/** What the answer leads to; undefined when it has no such row, or does not say so. */
function leadsTo(follow: Follow, answer: Readonly<Record<string, unknown>> & Answer): Query | undefined {
  if ('when' in follow) {
    const says = Object.entries(follow.when).every(([field, value]) => Object.is(answer[field], value));
    return says ? follow.query : undefined;
  }
  const found = rowOf(follow, answer)?.[follow.id];
  return typeof found === 'number' ? follow.query(found) : undefined;
}

/** Brings what follows. */
export async function followed(follow: Follow, client: QueryClient): Promise<void> {
  if (!isFetchable<Answer>(follow.after)) return;
  const next = leadsTo(follow, await client.ensureQueryData(follow.after));
  if (next !== undefined && isFetchable(next)) await client.prefetchQuery(next);
}
