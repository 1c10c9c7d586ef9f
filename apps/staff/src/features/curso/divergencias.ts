/** Two texts of one course that were written at the same time, part by part. Pure. */
import { isSame, SECTIONS, type CursoForm, type Section } from './curso-form.ts';

/** Whose text stands: the one written here, or the one somebody else saved. */
export type Lado = 'meu' | 'salvo';
export type Escolhas = Readonly<Partial<Record<Section, Lado>>>;

/** A part in which the texts differ, and who changed it since both were one. */
export type Divergencia = { readonly section: Section; readonly changedBy: Lado | 'ambos' };

/** @param base the text from which both began; null when it is not known, as after a draft of this device */
export function divergencias(base: CursoForm | null, meu: CursoForm, salvo: CursoForm): Divergencia[] {
  return SECTIONS.filter((section) => !isSame(meu, salvo, section)).map((section) => {
    if (base === null) return { section, changedBy: 'ambos' };
    if (isSame(base, salvo, section)) return { section, changedBy: 'meu' };
    return { section, changedBy: isSame(base, meu, section) ? 'salvo' : 'ambos' };
  });
}

/** Where only one person changed a part, that text stands; where both did, the own one until the person chooses. */
export const escolhasOf = (list: readonly Divergencia[]): Escolhas =>
  Object.fromEntries(list.map(({ section, changedBy }) => [section, changedBy === 'salvo' ? 'salvo' : 'meu']));

/** One text of two. What is not chosen stays as written here. */
export function merge(meu: CursoForm, salvo: CursoForm, escolhas: Escolhas): CursoForm {
  const of = (section: Section) => (escolhas[section] === 'salvo' ? salvo : meu);
  return {
    estrutura: of('estrutura').estrutura,
    capitulo_1: of('capitulo_1').capitulo_1,
    capitulo_2: of('capitulo_2').capitulo_2,
    capitulo_3: of('capitulo_3').capitulo_3,
    explicacao_resumida: of('explicacao_resumida').explicacao_resumida,
    resumo: of('resumo').resumo,
    exercicios_praticos: of('exercicios_praticos').exercicios_praticos,
    quiz: of('quiz').quiz,
  };
}
