/** Formulas and raised or lowered signs in one line of text, for lists: 9/2, x², √(a + b). Of clean HTML. */

const MATH = /<math[\s>][\s\S]*?<\/math>/gu;
const RAISED = /<(sup|sub)>([^<]*)<\/\1>/gu;
const TOKEN = /<(\/?)([a-z]+)[^>]*?(\/?)>|([^<]+)/gu;

const SUP = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const SUB = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ';
const PLAIN = '0123456789+-=()n';
/** They stand between two things. */
const BETWEEN = /^[+−=×÷·<>≤≥≠≈±∈⇒→]$/u;

type Node = { readonly name: string; text: string; readonly parts: Node[] };

function treeOf(math: string): Node {
  const root: Node = { name: 'mrow', text: '', parts: [] };
  const open = [root];
  for (const [, closes, name, empty, text] of math.matchAll(TOKEN)) {
    const within = open[open.length - 1] ?? root;
    if (text !== undefined) within.text += text;
    else if (closes === '/') open.pop();
    else {
      const node: Node = { name: name ?? '', text: '', parts: [] };
      within.parts.push(node);
      if (empty !== '/') open.push(node);
    }
  }
  return root;
}

/** With signs of its own height where there are some for all of it. */
function raised(text: string, signs: string, mark: '^' | '_'): string {
  const found = Array.from(text.replaceAll('−', '-').replaceAll(' ', ''), (sign) => signs[PLAIN.indexOf(sign)]);
  return found.every((sign) => sign !== undefined) ? found.join('') : `${mark}${grouped(text)}`;
}
const above = (text: string) => raised(text, SUP, '^');
const below = (text: string) => raised(text, SUB, '_');

/** In parentheses where it is more than one number or name. */
const grouped = (text: string): string => (/^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`);

function lineOf({ name, text, parts }: Node): string {
  const [a = '', b = '', c = ''] = parts.map(lineOf);
  switch (name) {
    case 'mfrac':
      return `${grouped(a)}/${grouped(b)}`;
    case 'msup':
    case 'mover':
      return `${a}${above(b)}`;
    case 'msub':
    case 'munder':
      return `${a}${below(b)}`;
    case 'msubsup':
    case 'munderover':
      return `${a}${below(b)}${above(c)}`;
    case 'msqrt':
      return `√${grouped(parts.map(lineOf).join('').trim())}`;
    case 'mroot':
      return `${above(b)}√${grouped(a)}`;
    case 'mo':
      return BETWEEN.test(text.trim()) ? ` ${text.trim()} ` : text.trim();
    case 'mtr':
      return `${parts.map(lineOf).join(' ')}; `;
    case 'annotation':
      return '';
    default:
      return parts.length === 0 ? text.trim() : parts.map(lineOf).join('').trim();
  }
}

/** The same HTML, where formulas are text. */
export const withoutFormulas = (html: string): string =>
  html
    .replaceAll(MATH, (math) => lineOf(treeOf(math)))
    .replaceAll(RAISED, (_whole, name: string, text: string) => (name === 'sup' ? above(text) : below(text)));
