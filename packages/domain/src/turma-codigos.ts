/** Codes of several classes from one line of text: `6A..6F, 7A`. */

/** Classes that one call makes at most. */
export const MAX_TURMAS_DE_UMA_VEZ = 60;
/** Characters of a code at most. */
const MAX_CODIGO = 30;

/** A code as it is stored: capitals, one space between its parts. [ESC-10] */
export const cleanCodigo = (text: string): string => text.trim().toUpperCase().replace(/\s+/gu, ' ');

/** The codes that stand in the text, each once, in their order. What is no range is a code as it stands. [ESC-10] */
export function readCodigos(text: string): string[] {
  const parts = text
    .split(/[,;\n]/u)
    .map(cleanCodigo)
    .filter((part) => part !== '');
  return [...new Set(parts.flatMap((part) => rangeOf(part) ?? [part]))];
}

/** What keeps the text from being codes of classes; null when nothing does. [ESC-11] */
export function codigosProblem(codigos: readonly string[]): 'nenhum' | 'muitos' | 'longo' | 'intervalo' | null {
  if (codigos.length === 0) return 'nenhum';
  if (codigos.some((codigo) => codigo.includes('..'))) return 'intervalo';
  if (codigos.some((codigo) => codigo.length > MAX_CODIGO)) return 'longo';
  return codigos.length > MAX_TURMAS_DE_UMA_VEZ ? 'muitos' : null;
}

/** A code and what counts in it: its number at the end, else its last letter. */
const COUNTED = /^(.*?)(\d{1,3}|[A-Z])$/u;

function rangeOf(part: string): string[] | null {
  const [start = '', end = '', more] = part.split(/ ?\.\.\.? ?/u);
  const [, before = '', first = ''] = COUNTED.exec(start) ?? [];
  const last = end.startsWith(before) ? end.slice(before.length) : end;
  if (more !== undefined || first === '' || COUNTED.exec(last)?.[1] !== '') return null;
  const from = orderOf(first);
  const to = orderOf(last);
  const alike = /\d/u.test(first) === /\d/u.test(last);
  // A longer one is refused for its number, and is not written out.
  if (!alike || to < from || to - from > MAX_TURMAS_DE_UMA_VEZ) return null;
  return Array.from({ length: to - from + 1 }, (_, n) => before + codeOf(first, from + n));
}

const orderOf = (counted: string) => (/\d/u.test(counted) ? Number(counted) : (counted.codePointAt(0) ?? 0));
const codeOf = (first: string, order: number) =>
  /\d/u.test(first) ? String(order).padStart(first.length, '0') : String.fromCodePoint(order);
