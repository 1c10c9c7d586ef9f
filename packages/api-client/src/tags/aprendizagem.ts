/** Learning levels by subject and chapter (decision 157), and whether the student agrees with them (decision 184). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Aprendizagem, AprendizagemConcordanciaRequest } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** A cycle that is asked for; null for the newest with data, which is not sent. */
export type AprendizagemCiclo = number | null;

const asked = (api: Api, ciclo: AprendizagemCiclo) => ({ ...asStudent(api), ...(ciclo === null ? {} : { ciclo }) });

/** Every subject of the school with its level. A change of cycle keeps the list on screen until the other is there. */
export const aprendizagemQuery = (api: Api, ciclo: AprendizagemCiclo = null) => {
  const query = asked(api, ciclo);
  return queryOptions({
    ...freshPolicies.resultados,
    queryKey: key(api, 'aprendizagem', 'lista', ciclo ?? 'atual'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/aprendizagem', { params: { query }, signal })),
    placeholderData: (shown) => shown,
  });
};

/** One subject in one cycle. */
export type AprendizagemIds = { materia_id: number; ciclo: AprendizagemCiclo };

const materiaKey = (api: Api, materia_id: number) => key(api, 'aprendizagem', 'materia', materia_id);

/** One subject with its chapters. A change of cycle keeps the subject on screen, a change of subject does not. */
export const aprendizagemMateriaQuery = (api: Api, { materia_id, ciclo }: AprendizagemIds) => {
  const query = asked(api, ciclo);
  return queryOptions({
    ...freshPolicies.resultados,
    queryKey: [...materiaKey(api, materia_id), ciclo ?? 'atual'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/aprendizagem/{materia_id}', { params: { path: { materia_id }, query }, signal })),
    placeholderData: (shown) => (shown?.materia_id === materia_id ? shown : undefined),
  });
};

/** What the student says of one chapter's level; null takes the answer back. */
export type Concordancia = Omit<AprendizagemConcordanciaRequest, 'params'> & { materia_id: number };

/** Say whether the level of a chapter is right. Answers are sent one after the other, so that the last one stands. */
export const setConcordanciaMutation = (api: Api) => {
  const query = asStudent(api);
  return mutationOptions({
    mutationKey: ['setAprendizagemConcordancia'],
    scope: { id: 'aprendizagem_concordancia' },
    mutationFn: ({ materia_id, ...body }: Concordancia) =>
      unwrap(
        api.POST('/api/v2/aprendizagem/{materia_id}/concordancia', { params: { path: { materia_id }, query }, body }),
      ),
    onSuccess: (saved, { materia_id }, _result, { client }) => put(client, api, materia_id, saved),
  });
};

type Saved = Pick<Concordancia, 'ciclo' | 'capitulo_numero' | 'concorda'>;

/** Puts an answer into every kept copy of its subject and cycle. */
function put(client: QueryClient, api: Api, materia_id: number, { ciclo, capitulo_numero, concorda }: Saved): void {
  client.setQueriesData<Aprendizagem>({ queryKey: materiaKey(api, materia_id) }, (cached) =>
    cached === undefined || cached.ciclo !== ciclo
      ? cached
      : {
          ...cached,
          capitulos: cached.capitulos.map((capitulo) =>
            capitulo.capitulo_numero === capitulo_numero ? { ...capitulo, concorda } : capitulo,
          ),
        },
  );
}
