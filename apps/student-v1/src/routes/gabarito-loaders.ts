/** Loaders of the exam centre and its answer keys: they start the first calls while the script of the screen comes. */
import { centralAvaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { questaoRevisaoQuery } from '@luneta/api-client/banco-questoes';
import { gabaritoFiltrosQuery, gabaritoQuery, gabaritosQuery } from '@luneta/api-client/gabaritos';
import { resultadoQuestaoQuery } from '@luneta/api-client/resultados';
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

/** Of an answer key. */
export const gabaritoLoader =
  ({ api, queryClient }: Services) =>
  ({ params }: Args) => {
    void queryClient.prefetchQuery(gabaritoQuery(api, idOf(params, 'turma_avaliacao_id')));
    return null;
  };

/** Of a question of an answer key: once that is released, the first drawing shows its text. What fails the screen says in place. */
export const gabaritoQuestaoLoader =
  ({ api, queryClient }: Services) =>
  ({ params }: Args) => {
    const turma_avaliacao_id = idOf(params, 'turma_avaliacao_id');
    const banco_questao_id = idOf(params, 'item_id');
    const bring = async () => {
      const { situacao } = await queryClient.ensureQueryData(gabaritoQuery(api, turma_avaliacao_id));
      if (situacao === 'liberado')
        await queryClient.prefetchQuery(resultadoQuestaoQuery(api, { turma_avaliacao_id, banco_questao_id }));
    };
    bring().catch(() => undefined);
    return null;
  };

export const questaoLoader =
  ({ api, queryClient }: Services) =>
  ({ params }: Args) => {
    void queryClient.prefetchQuery(questaoRevisaoQuery(api, idOf(params, 'banco_questao_id')));
    return null;
  };
