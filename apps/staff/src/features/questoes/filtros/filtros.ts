/** How the bank is narrowed, each filter in the address; and as the call has them. Pure. */
import type { QuestoesBusca } from '@luneta/api-client/gestao-questoes';
import { chip, choice, choiceOf, search, view, type ValuesOf } from '@luneta/app-shell/filters';

import { copy } from '../copy.ts';

export const FILTERS = {
  mostra: view(copy.mostra, copy.mostradas, 'todas'),
  busca: search(copy.search, { placeholder: copy.searchHint }),
  materia: choiceOf(copy.materia),
  dificuldade: choice(copy.dificuldade, copy.dificuldades),
  situacao: choice(copy.situacao, copy.situacoes),
  etiqueta: choiceOf(copy.etiqueta),
  habilidade: chip(copy.habilidade),
  uso: choice(copy.uso, copy.usados, { clears: ['turma'] }),
  /** The class that `uso` speaks of. */
  turma: chip(copy.turma),
};
/** They stand behind 'Mais filtros'. */
export const RARE = ['etiqueta', 'uso'] as const;

/** Whether a use is that of one class. */
export const speaksOfTurma = (uso: ValuesOf<typeof FILTERS>['uso']) =>
  uso === 'nesta_turma' || uso === 'nao_nesta_turma';

/** What each view of the bank asks for. */
const MOSTRA: Readonly<Record<keyof typeof copy.mostradas, QuestoesBusca>> = {
  todas: {},
  minhas: { autor: 'eu' },
  nunca: { usada: 'nunca' },
  discursivas: { tipo: 'discursiva' },
};

export function buscaOf(values: ValuesOf<typeof FILTERS>): QuestoesBusca {
  const { mostra, busca, materia, dificuldade, situacao, etiqueta, habilidade, uso, turma } = values;
  return {
    ...MOSTRA[mostra],
    ...(busca !== '' && { busca }),
    ...(materia !== '' && { materia_id: Number(materia) }),
    ...(dificuldade !== '' && { dificuldade }),
    ...(situacao !== '' && { situacao }),
    ...(etiqueta !== '' && { etiqueta: Number(etiqueta) }),
    ...(habilidade !== '' && { habilidade: Number(habilidade) }),
    ...usoOf(uso, turma),
  };
}

/** A use in a class says nothing until the class is chosen. */
function usoOf(uso: ValuesOf<typeof FILTERS>['uso'], turma: string): QuestoesBusca {
  if (uso === '') return {};
  if (!speaksOfTurma(uso)) return { usada: uso };
  return turma === '' ? {} : { usada: uso, turma_id: Number(turma) };
}
