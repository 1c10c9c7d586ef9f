/** Loaders of the exam centre and its answer keys: they start the first calls while the script of the screen comes. */
import { centralAvaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { questaoRevisaoQuery } from '@luneta/api-client/banco-questoes';
import { gabaritoFiltrosQuery, gabaritoQuery, gabaritosQuery } from '@luneta/api-client/gabaritos';
import { idOf, type Services } from '@luneta/app-shell';
import type { LoaderFunctionArgs } from 'react-router';

type Args = Pick<LoaderFunctionArgs, 'params'>;

export const provasLoader =
  ({ api, queryClient }: Services) =>
  () => {
    void queryClient.prefetchQuery(centralAvaliacoesQuery(api));
    return null;
  };

export const gabaritosLoader =
  ({ api, queryClient }: Services) =>
  () => {
    void queryClient.prefetchQuery(gabaritosQuery(api));
    return null;
  };

/** What is searched is asked for by the screen, which reads it from the address. */
export const gabaritoPesquisaLoader =
  ({ api, queryClient }: Services) =>
  () => {
    void queryClient.prefetchQuery(gabaritoFiltrosQuery(api));
    return null;
  };

/** Of an answer key and of each of its questions. */
export const gabaritoLoader =
  ({ api, queryClient }: Services) =>
  ({ params }: Args) => {
    void queryClient.prefetchQuery(gabaritoQuery(api, idOf(params, 'turma_avaliacao_id')));
    return null;
  };

export const questaoLoader =
  ({ api, queryClient }: Services) =>
  ({ params }: Args) => {
    void queryClient.prefetchQuery(questaoRevisaoQuery(api, idOf(params, 'banco_questao_id')));
    return null;
  };
