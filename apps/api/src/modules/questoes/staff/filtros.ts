/** What the list of questions is narrowed to: as a query says it, or the body of an export. */
import type { Call } from '../../../http/call.ts';
import { filterOf } from '../../../http/query.ts';
import type { Filtros } from './lista-store.ts';

type Query = Call<'listQuestoes'>['query'];
type Given = Omit<Query, 'escola_id' | 'busca' | 'cursor'>;

/** Whether a filter of two words says the first; null for all. */
const is = (word: string, given: string | null): boolean | null => (given === null ? null : given === word);

/** @param pessoa_id who asks, where only the own are wanted */
export function filtrosOf(query: Given, pessoa_id: number): Filtros {
  return {
    materia_id: filterOf(query.materia_id),
    objeto_conhecimento_id: filterOf(query.objeto_conhecimento_id),
    dificuldade: filterOf(query.dificuldade),
    habilidade_id: filterOf(query.habilidade),
    etiqueta_id: filterOf(query.etiqueta),
    situacao: filterOf(query.situacao),
    subjetiva: is('discursiva', filterOf(query.tipo)),
    autor_id: filterOf(query.autor) === null ? null : pessoa_id,
    origem: filterOf(query.origem),
    com_tri: is('sim', filterOf(query.com_tri)),
    lingua: filterOf(query.lingua),
    usada: filterOf(query.usada),
    turma_id: filterOf(query.turma_id),
  };
}
