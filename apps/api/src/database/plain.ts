/** How names and texts are compared and ordered, whatever the database's locale. */

/** SQL for a column's letters without their accents, in lower case; `readBusca` does the same to what is searched. */
export const plain = (column: string): string =>
  `lower(regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036F]', '', 'g'))`;
