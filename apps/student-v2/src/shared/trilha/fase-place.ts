/** The phase that an address names. */
export type FasePlace = { trilha_id: number; materia_id: number; trilha_fase_id: number };
