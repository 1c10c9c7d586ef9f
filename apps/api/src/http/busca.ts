/** Interprets the search field: part of a name, or the whole number of one enrolment. */
import { readId } from './id.ts';

export type Busca = { readonly nome: string; readonly turma_aluno_id: number | null };

/** Returns the text without accents, in lower case and with single spaces; null when the field is blank. */
export function readBusca(typed: string | undefined): Busca | null {
  const nome = (typed ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, ' ');
  if (nome === '') return null;
  return { nome, turma_aluno_id: readId(nome) };
}
