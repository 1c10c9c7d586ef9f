/** How digital contents are narrowed, each filter in the address; and as the call has them. Pure. */
import type { ConteudosBusca } from '@luneta/api-client/gestao-conteudos';
import { choice, choiceOf, search, type ValuesOf } from '@luneta/app-shell/filters';

import { copy } from './copy.ts';

export const FILTERS = {
  busca: search(copy.search, { placeholder: copy.searchHint }),
  materia: choiceOf(copy.materia),
  tipo: choice(copy.tipo, copy.tipos),
  link: choice(copy.link, copy.links),
  situacao: choice(copy.situacao, copy.situacoes),
};

export function buscaOf({ busca, materia, tipo, link, situacao }: ValuesOf<typeof FILTERS>): ConteudosBusca {
  return {
    ...(busca !== '' && { busca }),
    ...(materia !== '' && { materia_id: Number(materia) }),
    ...(tipo !== '' && { tipo }),
    ...(link !== '' && { verificacao: link }),
    ...(situacao !== '' && { situacao }),
  };
}
