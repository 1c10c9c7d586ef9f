/** How the bank is narrowed while one chooses, each filter in the address; and as the call has them. Pure. */
import type { QuestoesBusca } from '@luneta/api-client/gestao-questoes';
import { choice, choiceOf, search, type ValuesOf } from '@luneta/app-shell/filters';

import { copy } from './copy.ts';

const words = copy.escolher;

export const FILTROS = {
  busca: search(words.search, { placeholder: words.hint }),
  materia: choiceOf(words.materia),
  dificuldade: choice(words.dificuldade, copy.niveis),
  etiqueta: choiceOf(words.etiqueta),
  tipo: choice(words.tipo, words.tipos),
  autor: choice(words.autor, words.autores),
  usada: choice(words.usada, words.usos),
  lingua: choice(words.lingua, words.linguas),
};

/** @param par the language that a place lacks; it wins over the filter */
export function buscaDe(values: ValuesOf<typeof FILTROS>, par: 1 | 2 | null): QuestoesBusca {
  const { busca, materia, dificuldade, etiqueta, tipo, autor, usada, lingua } = values;
  const asked = lingua === '' ? null : lingua === '1' ? 1 : 2;
  const wanted = par ?? asked;
  return {
    situacao: 'aprovada',
    ...(busca !== '' && { busca }),
    ...(materia !== '' && { materia_id: Number(materia) }),
    ...(dificuldade !== '' && { dificuldade }),
    ...(etiqueta !== '' && { etiqueta: Number(etiqueta) }),
    ...(tipo !== '' && { tipo }),
    ...(autor !== '' && { autor }),
    ...(usada !== '' && { usada }),
    ...(wanted !== null && { lingua: wanted }),
  };
}
