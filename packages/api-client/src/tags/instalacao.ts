/** The first start of a deployment: whether it waits for its school, and making it. */
import type { InstalacaoRequest } from '@luneta/openapi';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';
import { signIn } from '../sign-in.ts';
import { freshPolicies } from '../query-client.ts';

/** 404 once there is a school. Somebody else may be faster, so each opening asks. */
export const instalacaoQuery = (api: Api) =>
  queryOptions({
    queryKey: key(api, 'instalacao'),
    ...freshPolicies.mounted,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/instalacao', { signal })),
  });

/** Makes the school and the account, and signs in. */
export const createInstalacaoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createInstalacao'],
    gcTime: 0,
    mutationFn: (body: InstalacaoRequest) => signIn(api.POST('/api/v2/instalacao', { body })),
  });
