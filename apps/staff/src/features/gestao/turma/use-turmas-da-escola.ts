/** The classes of the school that a list is about, of one year or of all. */
import { anosLetivosQuery } from '@luneta/api-client/estrutura';
import { turmasDaEscolaQuery } from '@luneta/api-client/estrutura-turmas';
import { useServices, useSession } from '@luneta/app-shell';
import { useAddress, withParam } from '@luneta/app-shell/list';
import { useQuery } from '@tanstack/react-query';

import { useEscola } from '../../../shared/escola/use-escola.ts';
import { anoDe, listada } from './turmas.ts';

const PARAM = 'ano';

/** The number of the school that a screen is about; 0 for a person without one. */
function useEscolaId(): number {
  const { metadata } = useSession();
  const { escola_id } = useEscola();
  return escola_id ?? metadata?.escola_id ?? 0;
}

export function useTurmasDaEscola(arquivadas: boolean) {
  const { api } = useServices();
  const { search, replace } = useAddress();
  const escola_id = useEscolaId();
  // A school whose years do not come still has its classes.
  const anos = useQuery(anosLetivosQuery(api, escola_id));
  const ano = anoDe(anos.data ?? [], search.get(PARAM));
  const query = useQuery({
    ...turmasDaEscolaQuery(api, escola_id, { ano: ano ?? undefined, arquivadas }),
    enabled: !anos.isPending,
  });
  return {
    escola_id,
    query,
    anos: anos.data ?? [],
    ano,
    chooseAno: (value: string) => replace(withParam(PARAM, value)),
    turmas: (query.data?.turmas ?? []).map((one) => listada(one)),
    materias: query.data?.materias ?? [],
  };
}
