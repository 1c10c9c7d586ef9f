/** The loader of an exercise: its phase and its text, so that the first drawing shows it. */
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { roteiroFaseQuery } from '@luneta/api-client/trilha-fase';
import { starts, type Services } from '@luneta/app-shell';

import { fasePlaceOf } from '../shared/trilha/fase-place.ts';

/** The text of the exercise at this order; nothing when the phase has none. */
async function bringQuestao({ api, queryClient }: Services, trilha_fase_id: number, ordem: number): Promise<void> {
  const { items } = await queryClient.ensureQueryData(roteiroFaseQuery(api, trilha_fase_id));
  const item = items.find((one) => one.ordem === ordem);
  if (item) await queryClient.prefetchQuery(questaoQuery(api, item.banco_questao_id));
}

/** What fails the screen says in place. */
export const faseQuestaoLoader = starts((services, { params }) => {
  const { trilha_fase_id } = fasePlaceOf(params);
  bringQuestao(services, trilha_fase_id, Number(params['ordem_exercicio'])).catch(() => undefined);
});
