/** Notices of the platform that are on now. Which of them a device has dismissed is kept there, not here. */
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
