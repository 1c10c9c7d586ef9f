/** The login of a student whom the school enters without one. */
import { cleanNome } from './nome.ts';

/** Of a name in another script, which leaves no letter of a login. */
const WITHOUT_LETTERS = 'aluno';
const WORD_MAX = 24;

const wordsOf = (nome: string): string[] =>
  cleanNome(nome)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/[^a-z0-9]/gu, '').slice(0, WORD_MAX))
    .filter((word) => word !== '');

/**
 * First name, last name and a number, as in 'ana.souza27'; without a last name 'ana27'. [PIM-3]
 * @param numero of 2 or 3 digits; the caller draws one that gives a free login
 */
export function loginDe(nome: string, numero: number): string {
  const words = wordsOf(nome);
  const first = words[0] ?? WITHOUT_LETTERS;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${first}${last === undefined ? '' : `.${last}`}${numero}`;
}
