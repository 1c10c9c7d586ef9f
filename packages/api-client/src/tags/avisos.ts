/** The current notices of the platform. The device stores which ones were dismissed. */
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** Newest first. */
export const avisosQuery = (api: Api) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.avisos,
    queryKey: key(api, 'avisos'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/avisos', { params: { query }, signal })),
  });
};
