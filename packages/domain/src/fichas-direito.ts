/** Who makes access slips: a right that a school may widen. */

/** The profiles that a school may let make access slips, besides those of PER-8. [PER-12] */
export const FICHAS_POR = ['coordenador', 'gestao_escola', 'diretor'] as const;

/** Whether a person of this profile makes access slips. @param fichas_por the setting of the school [PER-12] */
export function mayMakeFichas(perfil: string, fichas_por: readonly (typeof FICHAS_POR)[number][]): boolean {
  return perfil === 'gestao_vida' || perfil === 'admin' || fichas_por.some((one) => one === perfil);
}
