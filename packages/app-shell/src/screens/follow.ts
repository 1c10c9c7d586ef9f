/** The call that follows an answer. */
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';

import type { Answer } from '../early/plan.ts';
import type { Follow, Query } from './screens.ts';

/** Whether there is something to fetch. Options of different answers have no type in common but this. */
export const isFetchable = <T>(query: Query): query is Query & FetchQueryOptions<T> => query.queryFn !== undefined;

/** Brings what follows; nothing when the answer has no such row. */
export async function followed({ after, list, by, at, id, query }: Follow, client: QueryClient): Promise<void> {
  if (!isFetchable<Answer>(after)) return;
  const answer = await client.ensureQueryData(after);
  const found = answer[list]?.find((row) => row[by] === at)?.[id];
  const next = found === undefined ? undefined : query(found);
  if (next !== undefined && isFetchable(next)) await client.prefetchQuery(next);
}
