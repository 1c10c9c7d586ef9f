/** The day of a school for staff: its exams with who answers, and what waits for somebody. Asked again while it is looked at. */
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** Half a minute: what a coordinator sees is never older. */
export const HOJE_EVERY_MS = 30_000;

/** The own school, or the one named. */
export const hojeQuery = (api: Api, escola_id?: number) =>
  queryOptions({
    ...freshPolicies.hoje,
    refetchInterval: HOJE_EVERY_MS,
    queryKey: key(api, 'gestao', 'hoje', escola_id ?? 'propria'),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/hoje', {
          params: { query: escola_id === undefined ? {} : { escola_id } },
          signal,
        }),
      ),
  });
