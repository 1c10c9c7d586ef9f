/** How essay proposals are narrowed, each filter in the address; and as the call has them. Pure. */
import type { PropostasBusca } from '@luneta/api-client/gestao-propostas';
import { choice, search, view, type ValuesOf } from '@luneta/app-shell/filters';

import { copy } from './copy.ts';

export const FILTERS = {
  mostra: view(copy.mostra, copy.mostradas, 'todas'),
  busca: search(copy.search, { placeholder: copy.searchHint }),
  genero: choice(copy.genero, copy.generos, { all: copy.todosGeneros }),
  situacao: choice(copy.situacao, copy.situacoes),
};

/** What each view asks for. */
const MOSTRA: Readonly<Record<keyof typeof copy.mostradas, PropostasBusca>> = {
  todas: {},
  minhas: { autor: 'eu' },
  nunca: { usada: 'nunca' },
  usadas: { usada: 'sim' },
};

export function buscaOf({ mostra, busca, genero, situacao }: ValuesOf<typeof FILTERS>): PropostasBusca {
  return {
    ...MOSTRA[mostra],
    ...(busca !== '' && { busca }),
    ...(genero !== '' && { genero }),
    ...(situacao !== '' && { situacao }),
  };
}
