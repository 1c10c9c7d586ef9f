/** The schools that staff reach: their settings, notices and the answers to the survey. */
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';

/** By name; one for most profiles. */
export const escolasQuery = (api: Api) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'escolas'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/gestao/escolas', { signal })),
  });
