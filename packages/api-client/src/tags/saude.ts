/** Is the service up: asked only after a call failed (decision 186), never cached. */
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';

/** Resolves when the server answers that it is up. @throws ApiError, `offline` when no answer came. */
export const getSaude = (api: Api, signal?: AbortSignal) =>
  unwrap(api.GET('/api/saude', signal === undefined ? {} : { signal }));

export const saudeQuery = (api: Api) =>
  queryOptions({
    queryKey: key(api, 'saude'),
    queryFn: ({ signal }) => getSaude(api, signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: false,
  });
