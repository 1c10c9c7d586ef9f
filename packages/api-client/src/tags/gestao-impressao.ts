/** Exams and drafts on paper. They change with what staff do to an exam, and stand under its key. */
import { queryOptions } from '@tanstack/react-query';
import type { ImpressaoModelo, ImpressaoTipo } from '@luneta/openapi';

import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** What is printed; what is left out is the first day, both languages, no class, version A. */
export type ImpressaoPedido = {
  readonly tipo: ImpressaoTipo;
  readonly dia?: number;
  readonly lingua?: 1 | 2;
  readonly turma_id?: number;
  readonly modelo?: ImpressaoModelo;
};

/** One day of an exam as a page prints it. */
export const impressaoQuery = (api: Api, avaliacao_conhecimento_id: number, query: ImpressaoPedido) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'provas', 'impressao', avaliacao_conhecimento_id, query),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/impressao', {
          params: { path: { avaliacao_conhecimento_id }, query },
          signal,
        }),
      ),
    ...freshPolicies.gestaoProvas,
  });

/** The booklet of one day of a draft. */
export const rascunhoImpressaoQuery = (
  api: Api,
  rascunho_id: string,
  query: Pick<ImpressaoPedido, 'dia' | 'lingua'> & { readonly escola_id?: number },
) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'provas', 'rascunho_impressao', rascunho_id, query),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/impressao', {
          params: { path: { rascunho_id }, query },
          signal,
        }),
      ),
    ...freshPolicies.gestaoProvas,
  });
