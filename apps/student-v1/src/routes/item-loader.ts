/** The loader of an exercise: what every screen of its phase needs, and its text, so that the first drawing shows it. */
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { faseItensQuery } from '@luneta/api-client/fase';
import type { Services } from '@luneta/app-shell';
import { lugarDoExercicio } from '@luneta/domain';
import type { Params } from 'react-router';

import { startFase } from './fase-loaders.ts';
import { faseIdsOf } from './fase-place.ts';
import { materiaLoader } from './roteiro-loaders.ts';

/** The text of the exercise at the address; nothing when it has none. */
async function bringExercicio({ api, queryClient }: Services, params: Params): Promise<void> {
  const { itens } = await queryClient.ensureQueryData(faseItensQuery(api, faseIdsOf(params)));
  const lugar = lugarDoExercicio(itens, Number(params['ordem_exercicio']));
  if (lugar !== null) await queryClient.prefetchQuery(questaoQuery(api, lugar.item.banco_questao_id));
}

/** What fails the screen says in place. */
export const exercicioLoader = (services: Services) =>
  materiaLoader(services, (_services, _ids, params) => {
    startFase(services, params);
    bringExercicio(services, params).catch(() => undefined);
  });
