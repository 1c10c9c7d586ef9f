import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { resultadoQuestaoQuery, type ResultadoQuestaoIds } from '@luneta/api-client/resultados';
import { afterFirstPicture, useServices } from '@luneta/app-shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * The text of a question. Once released it is read with the result: there the comment is shown even while the same question
 * waits as an exercise (decision 190). Before, the question bank has the text alone. The neighbours are fetched ahead,
 * once it stands on the screen.
 */
export function useEnunciado(ids: ResultadoQuestaoIds, liberado: boolean, neighbours: readonly number[]) {
  const { api } = useServices();
  const client = useQueryClient();
  const released = useQuery({ ...resultadoQuestaoQuery(api, ids), enabled: liberado });
  const bank = useQuery({ ...questaoQuery(api, ids.banco_questao_id), enabled: !liberado });
  const { turma_avaliacao_id } = ids;
  const next = neighbours.join();
  useEffect(() => {
    let here = true;
    const bringAll = () => {
      if (!here) return;
      for (const id of next === '' ? [] : next.split(',').map(Number)) {
        if (liberado)
          void client.prefetchQuery(resultadoQuestaoQuery(api, { turma_avaliacao_id, banco_questao_id: id }));
        else void client.prefetchQuery(questaoQuery(api, id));
      }
    };
    void afterFirstPicture(document.body, client).then(bringAll);
    return () => {
      here = false;
    };
  }, [api, client, liberado, next, turma_avaliacao_id]);
  return liberado ? released : bank;
}
