/** What the search field means: part of a name, or one enrolment by its whole number. */
import { readId } from '../../http/id.ts';

export type Busca = { readonly nome: string; readonly turma_aluno_id: number | null };

/** Accents and case ignored, single spaces; null when nothing is searched. */
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
