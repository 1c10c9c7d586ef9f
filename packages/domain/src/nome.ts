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

/** A social name as typed: 'vazio' after trimming, 'maximo' above 20 characters, else null. [NOM-3] S3 §5; D 50 */
export function nomeSocialError(typed: string): 'vazio' | 'maximo' | null {
  const length = Array.from(typed.trim()).length;
  if (length === 0) return 'vazio';
  return length > NOME_SOCIAL_MAX ? 'maximo' : null;
}
