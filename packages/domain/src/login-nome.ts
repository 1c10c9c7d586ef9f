/** The name with which a person signs in. */

const NOME = /^[a-z0-9._-]{3,64}$/;
const EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;
const EMAIL_MAX = 254;

/** A login as it is stored, or null when it is none. [EQU-1] school §1 */
export function readLogin(typed: string): string | null {
  const login = typed.trim().toLowerCase();
  const isEmail = login.length <= EMAIL_MAX && EMAIL.test(login);
  return NOME.test(login) || isEmail ? login : null;
}

const wordsOf = (nome: string): string[] =>
  nome
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** A login to propose for a name: first and last word; '' when the name has too few letters for one. [EQU-1] */
export function loginDoNome(nome: string): string {
  const words = wordsOf(nome);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words;
  const login = [first, last]
    .filter((word) => word !== '')
    .join('.')
    .slice(0, 60);
  return readLogin(login) ?? '';
}
