/**
 * SQL: whether a row of `resposta_subjetiva` or `redacao` is an answer. A blank text is none. Null when there is no
 * row.
 */
export const HAS_TEXT = (alias: string) => `${alias}.texto ~ '\\S'`;
