/** How names and texts are compared and ordered, whatever the database's locale. */

/** SQL for the text of a column without accents, in lower case. `readBusca` does the same to the search text. */
export const plain = (column: string): string =>
  `lower(regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036F]', '', 'g'))`;
