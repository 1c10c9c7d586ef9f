/** The grades of most schools, made by one button. */

export type Etapa = 'fundamental_1' | 'fundamental_2' | 'medio' | 'outra';
export type SeriePadrao = { readonly nome: string; readonly nivel_ordem: number; readonly etapa: Etapa };

/** 6º to 9º ano and 1ª to 3ª série, from the lowest to the highest. [ESC-14] */
export const SERIES_PADRAO: readonly SeriePadrao[] = [
  ...[6, 7, 8, 9].map((ano) => ({ nome: `${ano}º ano`, nivel_ordem: ano, etapa: 'fundamental_2' as const })),
  ...[1, 2, 3].map((serie) => ({ nome: `${serie}ª série`, nivel_ordem: 9 + serie, etapa: 'medio' as const })),
];
