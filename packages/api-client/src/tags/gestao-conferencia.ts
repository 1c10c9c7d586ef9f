/** An imported exam as staff look through it: its places, and the keys that a person decides on against INEP's. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { RascunhoGabaritoRequest } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';

const conferenciaKey = (api: Api, rascunho_id: string) => key(api, 'gestao', 'rascunhos', rascunho_id, 'conferencia');

/** Every place of the booklet with what is wrong with it. Asked anew each time: its questions are mended elsewhere, too. */
export const conferenciaQuery = (api: Api, rascunho_id: string) =>
  queryOptions({
    queryKey: conferenciaKey(api, rascunho_id),
    staleTime: 0,
    refetchOnMount: true,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/conferencia', {
          params: { path: { rascunho_id } },
          signal,
        }),
      ),
  });

/** Decides on a key against INEP's; null takes the decision back. */
export const setRascunhoGabaritoMutation = (api: Api, rascunho_id: string) =>
  mutationOptions({
    mutationKey: ['setRascunhoGabarito', rascunho_id],
    mutationFn: (body: Omit<RascunhoGabaritoRequest, 'params'>) =>
      unwrap(
        api.POST('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/gabaritos', {
          params: { path: { rascunho_id } },
          body,
        }),
      ),
    onSuccess: (saved, _sent, _context, { client }) => {
      client.setQueryData(conferenciaKey(api, rascunho_id), saved);
    },
  });
