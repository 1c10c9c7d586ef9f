/** The parts of one block of GIFT, before anything of them is understood as an answer. */
import { guardarTex, placeOf } from './sinais.ts';

export type FormatoGift = 'moodle' | 'html' | 'markdown' | 'plain';

export type Partes = {
  readonly titulo: string;
  readonly formato: FormatoGift;
  readonly enunciado: string;
  /** What stands between the braces, with its backslashes; null without braces. */
  readonly respostas: string | null;
  /** Text behind the answers, which stand in the middle of a sentence then. */
  readonly depois: string;
  readonly ler: (part: string) => string;
};

/** Why a block cannot be read, as a clause. */
export class BlocoIlegivel extends Error {
  override readonly name = 'BlocoIlegivel';
}

/** Signs of one block. */
const LONGEST = 200_000;

const TITLE = /^::((?:\\[\s\S]|(?!::)[^\\])*)::/u;
const FORMAT = /^\s*\[(moodle|html|markdown|plain)\]/iu;
const NAMES: readonly FormatoGift[] = ['moodle', 'html', 'markdown', 'plain'];

/** The format that a text names at its beginning, and the rest. */
export function takeFormato(text: string, otherwise: FormatoGift): { formato: FormatoGift; texto: string } {
  const found = FORMAT.exec(text);
  const formato = NAMES.find((name) => name === found?.[1]?.toLowerCase());
  return formato === undefined
    ? { formato: otherwise, texto: text }
    : { formato, texto: text.slice(found?.[0].length ?? 0) };
}

/** @throws BlocoIlegivel */
export function partesDe(block: string): Partes {
  if (block.length > LONGEST) throw new BlocoIlegivel('é longo demais');
  const { texto, ler } = guardarTex(block);
  const title = TITLE.exec(texto);
  if (!title && texto.startsWith('::')) throw new BlocoIlegivel('o título não termina com ::');
  const rest = takeFormato(texto.slice(title?.[0].length ?? 0), 'moodle');
  const open = placeOf(rest.texto, '{}');
  const common = { titulo: ler(title?.[1] ?? '').trim(), formato: rest.formato, ler };
  if (open < 0) return { ...common, enunciado: rest.texto, respostas: null, depois: '' };
  if (rest.texto[open] === '}') throw new BlocoIlegivel('uma chave fecha sem ter sido aberta');
  const close = placeOf(rest.texto, '{}', open + 1);
  if (close < 0 || rest.texto[close] === '{') throw new BlocoIlegivel('uma chave abre e não fecha');
  const depois = rest.texto.slice(close + 1);
  if (placeOf(depois, '{}') >= 0) throw new BlocoIlegivel('há mais de um grupo de respostas');
  return {
    ...common,
    enunciado: rest.texto.slice(0, open),
    respostas: rest.texto.slice(open + 1, close).trim(),
    depois: depois.trim(),
  };
}
