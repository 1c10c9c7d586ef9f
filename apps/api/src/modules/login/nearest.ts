/** The directory's row for a name, or its neighbour's. It knows nothing of whom the row means. */

/**
 * A sub-select with one row of `diretorio_login` whether `:login` is there or not, as long as anybody is: a statement
 * that comes back empty is measurably faster than one that reads a person (security D5, C05).
 */
export const NEAREST_LOGIN = `(select * from (select * from diretorio_login where login <= :login order by login desc limit 1) antes
           union all
           select * from (select * from diretorio_login where login > :login order by login limit 1) depois
           limit 1)`;
