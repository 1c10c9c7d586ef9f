/** Visual identity of subjects and knowledge areas, found by name because ids differ between schools. */
import type { TriArea } from './tri.ts';

export type MateriaToken =
  | 'matematica'
  | 'portugues'
  | 'filosofia'
  | 'historia'
  | 'geografia'
  | 'ingles'
  | 'espanhol'
  | 'biologia'
  | 'fisica'
  | 'quimica'
  | 'sociologia'
  | 'generica';

export const MATERIA_TOKENS: readonly MateriaToken[] = [
  'matematica',
  'portugues',
  'filosofia',
  'historia',
  'geografia',
  'ingles',
  'espanhol',
  'biologia',
  'fisica',
  'quimica',
  'sociologia',
  'generica',
];

/** Official names whose first word does not identify the subject. */
const LONG_NAMES: ReadonlyMap<string, MateriaToken> = new Map([
  ['lingua portuguesa', 'portugues'],
  ['lingua inglesa', 'ingles'],
  ['lingua espanhola', 'espanhol'],
]);

/** Without accents, lower case, single spaces. [MAT-1] */
export function normalizeName(nome: string): string {
  return nome.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/gu, ' ');
}

/** Token of a subject by the first word of its name; unknown names are 'generica'. [MAT-2] ux 2.3 */
export function materiaToken(nome: string): MateriaToken {
  const name = normalizeName(nome);
  const first = name.split(/[\s,;:/()-]/u)[0];
  const long = LONG_NAMES.get(name.split(' ').slice(0, 2).join(' '));
  return long ?? MATERIA_TOKENS.find((token) => token === first) ?? 'generica';
}

const AREA_TOKENS: Readonly<Record<TriArea, MateriaToken>> = {
  LC: 'portugues',
  CH: 'historia',
  CN: 'quimica',
  MT: 'matematica',
};

/** The area named in a text, or null: "Linguagens…", "…Natureza…", "…Humanas…", "Matemática…", or its code. [MAT-3] */
export function areaOfName(nome: string): TriArea | null {
  const name = normalizeName(nome);
  if (name === 'lc' || name.startsWith('linguagens')) return 'LC';
  if (name === 'mt' || name.startsWith('matematica')) return 'MT';
  if (name === 'cn' || /\bnatureza\b/.test(name)) return 'CN';
  return name === 'ch' || /\bhumanas\b/.test(name) ? 'CH' : null;
}

/** Token of a knowledge area; others are 'generica'. [MAT-3] ux 2.3 */
export function areaToken(nome: string): MateriaToken {
  const area = areaOfName(nome);
  return area === null ? 'generica' : AREA_TOKENS[area];
}

const ENEM_AREAS: readonly TriArea[] = ['LC', 'CH', 'CN', 'MT'];

/** Area of a question of the ENEM by its number, 45 each; null outside 1 to 180. [MAT-4] */
export function areaOfEnemNumero(numero: number): TriArea | null {
  if (!Number.isInteger(numero) || numero < 1 || numero > 180) return null;
  return ENEM_AREAS[Math.floor((numero - 1) / 45)] ?? null;
}
