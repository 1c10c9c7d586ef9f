/** What the search field means: part of a name, or one enrolment by its whole number. */

const MAX_ID = 2_147_483_647;

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
  const id = /^[1-9]\d{0,9}$/.test(nome) ? Number(nome) : 0;
  return { nome, turma_aluno_id: id > 0 && id <= MAX_ID ? id : null };
}
