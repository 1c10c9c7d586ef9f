/** Whose eyes the key of a question is for while an exam asks it. */
import { type ExamOfQuestao, isGabaritoReleased } from './gabarito.ts';
import type { Perfil } from './perfil.ts';

/** Staff who write questions; a teacher writes the own ones. */
export const AUTORES: readonly Perfil[] = ['professor', 'coordenador', 'gestao_vida', 'admin'];
/** Those of them who write everybody's, approve, and read what is sealed. */
const RESPONSAVEIS: readonly Perfil[] = ['coordenador', 'gestao_vida', 'admin'];

export const isResponsavel = (perfil: Perfil): boolean => RESPONSAVEIS.includes(perfil);

/** May this profile change the question? @param autor the person wrote it [BAN-10] */
export const mayWriteQuestao = (perfil: Perfil, autor: boolean): boolean =>
  isResponsavel(perfil) || (perfil === 'professor' && autor);

/** An exam that asks the question, and whether the reader made it. */
export type ProvaDaQuestao = ExamOfQuestao & { readonly autor: boolean };

/**
 * Whether key, comment, options and their reasons are hidden from this reader: an exam that is not released asks a revision of
 * the question, and the reader neither made each such exam nor answers for the bank. [BAN-5]
 * @param provas exams that were given to a class and ask any revision of the question
 */
export function isLacrada(perfil: Perfil, provas: readonly ProvaDaQuestao[], nowMs: number): boolean {
  if (isResponsavel(perfil)) return false;
  return provas.some((prova) => !prova.autor && !isGabaritoReleased(prova, nowMs));
}
