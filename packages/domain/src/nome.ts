/** The name of a person on screen. Null without a name: the screen chooses the fallback text. */

export type NomeInput = { readonly nome: string | null; readonly nome_social: string | null };

export const NOME_SOCIAL_MAX = 20;
const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

const words = (text: string | null) =>
  text
    ?.trim()
    .split(/\s+/u)
    .filter((word) => word !== '') ?? [];
const social = ({ nome_social }: NomeInput) => words(nome_social).join(' ') || null;

/** Social name if set, else the first word of `nome`, else null. [NOM-1] D 51 */
export function displayName(person: NomeInput): string | null {
  return social(person) ?? words(person.nome)[0] ?? null;
}

/** Social name, else first name and the initial of the last name ("Bia S."), else null. Never a full legal name. [NOM-2] D 154; sec D22 */
export function rankingName(person: NomeInput): string | null {
  const chosen = social(person);
  if (chosen !== null) return chosen;
  const [first, ...rest] = words(person.nome);
  if (first === undefined) return null;
  const last = rest.filter((word) => !PARTICLES.has(word.toLowerCase())).at(-1);
  return last === undefined ? first : `${first} ${Array.from(last)[0]?.toUpperCase() ?? ''}.`;
}

/** A joiner that holds an emoji together ($1), or a character that shows nothing or turns the text around. */
const UNSEEN =
  /((?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic}))|[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2800\u3164\uFFA0\u115F\u1160]/gu;

/** A name as it is stored: NFC, single spaces, nothing unseen. [NOM-4] D 211 */
export function cleanNome(typed: string): string {
  return typed
    .replace(/[\t\n\v\f\r\u0085]+/gu, ' ')
    .replace(UNSEEN, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** A letter of a script that runs from right to left, or a character that turns the text around. */
const TURNS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * A name for a place of plain text, such as a toast or a label that is only read aloud: within isolate characters where it
 * would change the order of the words around it. Elsewhere `<bdi>` does this. [NOM-6] D 211
 */
export const nomeIsolado = (nome: string): string => (TURNS.test(nome) ? `\u2068${nome}\u2069` : nome);

/** Whether anybody could read the name: a letter or a digit is left. [NOM-5] D 211 */
export function isNomeVazio(typed: string): boolean {
  return !/[\p{L}\p{N}]/u.test(cleanNome(typed));
}

/** A social name as typed: 'vazio' when nothing to read is left, 'maximo' above 20 characters, else null. [NOM-3] D 50 */
export function nomeSocialError(typed: string): 'vazio' | 'maximo' | null {
  if (isNomeVazio(typed)) return 'vazio';
  return Array.from(cleanNome(typed)).length > NOME_SOCIAL_MAX ? 'maximo' : null;
}
