/** The satisfaction survey: whether to ask now, and the answer. The server knows the 90 days, exams and the switch. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { RespostaPesquisaRequest } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, key } from '../keys.ts';

const pesquisaKey = (api: Api) => key(api, 'pesquisa');

/** Asked when something is finished. The answer is kept until the page is left or the survey is answered. */
export const pesquisaQuery = (api: Api) => {
  const query = asStudent(api);
  return queryOptions({
    queryKey: pesquisaKey(api),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/pesquisa', { params: { query }, signal })),
    refetchInterval: false,
  });
};

/** Answer it, or put it off with `nota: null`. Either way it is not asked again. */
export const saveRespostaPesquisaMutation = (api: Api) => {
  const own = pesquisaKey(api);
  return mutationOptions({
    mutationKey: ['saveRespostaPesquisa'],
    mutationFn: (body: RespostaPesquisaRequest) => unwrap(api.POST('/api/v2/pesquisa/resposta', { body })),
    onSuccess: (_data, _variables, _result, { client }) => client.setQueryData(own, { mostrar: false }),
  });
};
