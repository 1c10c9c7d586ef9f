/** Whether a row of `resposta_subjetiva` or `redacao` is an answer: a blank text is none. Null where there is no row. */
export const HAS_TEXT = (alias: string) => `${alias}.texto ~ '\\S'`;
