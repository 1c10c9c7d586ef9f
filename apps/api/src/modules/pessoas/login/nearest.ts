/**
 * SQL that reads the directory row of a login, or a neighbouring row when there is none. It does not know the person.
 */

/**
 * A sub-select that returns one row of `diretorio_login` whether `:login` exists or not, as long as the directory is
 * not empty. A statement without a result is measurably faster than one that reads a person, which would reveal unknown
 * logins (security D5, C05).
 */
export const NEAREST_LOGIN = `(select * from (select * from diretorio_login where login <= :login order by login desc limit 1) antes
           union all
           select * from (select * from diretorio_login where login > :login order by login limit 1) depois
           limit 1)`;
