// Reads HTML in the very shape in which the server stores it, and nothing else: no parser of the browser is asked, so there is
// nothing it could understand otherwise. What is not in that shape is left to the sanitiser, which is large and comes later.
import { isAllowedAttribute, isAllowedImageSrc } from '@luneta/domain/html-allow-list';

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** What an element may hold: text and marks of a line (`line`), also blocks (`flow`), or what is named. */
type Holds = 'flow' | 'line' | 'text' | 'math' | 'nothing' | readonly string[];

const kinds = (names: string, holds: Holds): (readonly [string, Holds])[] =>
  names.split(' ').map((name) => [name, holds]);

const LINE = new Map(kinds('span strong b em i u s small mark sub sup cite q code', 'line'));
const BLOCKS = new Map([
  ...kinds('p pre h2 h3 h4 h5 h6', 'line'),
  ...kinds('div blockquote figure figcaption', 'flow'),
  ...kinds('ul ol', ['li']),
  ...kinds('dl', ['dt', 'dd']),
  ...kinds('table', ['caption', 'thead', 'tbody', 'tfoot', 'tr']),
  ...kinds('hr', 'nothing'),
]);
/** Stand only where they are named. */
const PARTS = new Map([
  ...kinds('li dt dd caption td th', 'flow'),
  ...kinds('thead tbody tfoot', ['tr']),
  ...kinds('tr', ['td', 'th']),
]);
const IN_LINE = new Map([...LINE, ...kinds('br img', 'nothing'), ...kinds('math', 'math')]);
const MATH = new Map([
  ...kinds('mi mn mo ms mtext', 'text'),
  ...kinds('mspace mprescripts', 'math'),
  ...kinds('mrow msup msub msubsup mfrac msqrt mroot munder mover munderover mmultiscripts mtable', 'math'),
  ...kinds('mtr mtd mpadded mphantom mstyle menclose', 'math'),
]);

/** What `name` holds when it stands in something that holds `around`; undefined when it may not stand there. */
const holdsIn = (around: Holds, name: string): Holds | undefined => {
  if (around === 'math') return MATH.get(name);
  if (around === 'line') return IN_LINE.get(name);
  if (around === 'flow') return IN_LINE.get(name) ?? BLOCKS.get(name);
  return Array.isArray(around) && around.includes(name) ? PARTS.get(name) : undefined;
};

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00A0'],
]);
const ENTITY = /&(?:(\w+);)?/gu;

/** `text` with its entities read; undefined when there is one that only a browser knows. */
const decoded = (text: string): string | undefined => {
  let known = true;
  const result = text.replaceAll(ENTITY, (_whole, name: string | undefined) => {
    const letter = ENTITIES.get(name ?? '');
    known &&= letter !== undefined;
    return letter ?? '';
  });
  return known ? result : undefined;
};

const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/gu;

/** False when an attribute is not allowed, or means something that is. */
const setAttributes = (element: Element, text: string): boolean => {
  for (const [, name = '', written = ''] of text.matchAll(ATTRIBUTE)) {
    const value = decoded(written);
    if (value === undefined || value !== value.trim() || element.hasAttribute(name)) return false;
    if (!isAllowedAttribute(element.localName, name)) return false;
    if (name === 'src' && !isAllowedImageSrc(value)) return false;
    element.setAttribute(name, value);
  }
  return true;
};

/** An element whose end is still to come. `implied`: its tags are not written. */
type Open = { readonly node: ParentNode & Node; readonly name: string; readonly holds: Holds; readonly implied?: true };

const BLANK = /^[ \t\n\f]*$/u;

const addText = ({ node, name, holds }: Open, text: string): boolean => {
  const words = decoded(text);
  if (words === undefined || (name === 'pre' && words.startsWith('\n'))) return false;
  if (holds !== 'flow' && holds !== 'line' && holds !== 'text' && !BLANK.test(words)) return false;
  node.append(words);
  return true;
};

/** The element where `name` begins inside `around`; undefined when it may not stand there. */
const begin = ({ node, holds: around }: Open, name: string, attributes: string): Open | undefined => {
  const holds = holdsIn(around, name);
  if (holds === undefined) return undefined;
  const inMath = name === 'math' || around === 'math';
  const element = inMath ? document.createElementNS(MATHML, name) : document.createElement(name);
  if (!setAttributes(element, attributes)) return undefined;
  node.append(element);
  return { node: element, name, holds };
};

/** Rows without a body get one, as in a browser. */
const withBody = (top: Open, opens: string): Open | undefined => {
  if (opens !== 'tr' || top.name !== 'table') return undefined;
  const body = begin(top, 'tbody', '');
  return body && { ...body, implied: true };
};

const PIECE = /([^<]+)|<\/([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)( ?\/)?>/uy;

/** The nodes of `html`; undefined when it is not in the shape that is stored. */
export const readClean = (html: string): DocumentFragment | undefined => {
  // Of these a browser makes other characters.
  if (/[\0\r]/u.test(html)) return undefined;
  const fragment = document.createDocumentFragment();
  const root: Open = { node: fragment, name: '', holds: 'flow' };
  const open = [root];
  for (let at = 0; at < html.length; at = PIECE.lastIndex) {
    PIECE.lastIndex = at;
    const [, text, closes, opens, attributes = '', slash] = PIECE.exec(html) ?? [];
    // What follows rows without a body is not in it.
    if (open.at(-1)?.implied && (closes === 'table' || (opens !== undefined && opens !== 'tr'))) open.pop();
    const top = open.at(-1) ?? root;
    if (text !== undefined) {
      if (!addText(top, text)) return undefined;
    } else if (opens !== undefined) {
      const body = withBody(top, opens);
      const begun = begin(body ?? top, opens, attributes);
      if (begun === undefined || (slash !== undefined && begun.holds !== 'nothing')) return undefined;
      if (body) open.push(body);
      if (begun.holds !== 'nothing') open.push(begun);
    } else {
      if (closes === undefined || top.name !== closes) return undefined;
      open.pop();
    }
  }
  return open.length === 1 ? fragment : undefined;
};
