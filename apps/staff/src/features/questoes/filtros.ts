/** How the bank is narrowed, each filter in the address; and as the call has them. Pure. */
import type { QuestoesBusca } from '@luneta/api-client/gestao-questoes';
import { chip, choice, choiceOf, search, type ValuesOf } from '@luneta/app-shell/filters';

import { copy } from './copy.ts';

export const FILTERS = {
  busca: search(copy.search, { placeholder: copy.searchHint }),
  materia: choiceOf(copy.materia),
  dificuldade: choice(copy.dificuldade, copy.dificuldades),
  situacao: choice(copy.situacao, copy.situacoes),
  tipo: choice(copy.tipo, copy.tipos),
  etiqueta: choiceOf(copy.etiqueta),
  habilidade: chip(copy.habilidade),
  autor: choice(copy.autor, copy.autores),
  usada: choice(copy.usada, copy.usadas),
};

export function buscaOf(values: ValuesOf<typeof FILTERS>): QuestoesBusca {
  const { busca, materia, dificuldade, situacao, tipo, etiqueta, habilidade, autor, usada } = values;
  return {
    ...(busca !== '' && { busca }),
    ...(materia !== '' && { materia_id: Number(materia) }),
    ...(dificuldade !== '' && { dificuldade }),
    ...(situacao !== '' && { situacao }),
    ...(tipo !== '' && { tipo }),
    ...(etiqueta !== '' && { etiqueta: Number(etiqueta) }),
    ...(habilidade !== '' && { habilidade: Number(habilidade) }),
    ...(autor !== '' && { autor }),
    ...(usada !== '' && { usada }),
  };
}
