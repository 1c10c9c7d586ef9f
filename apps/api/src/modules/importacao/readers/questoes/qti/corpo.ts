/** The body of a QTI item as HTML: its content without what only QTI knows. Formulas in MathML stay. */
import { escapeHtml } from '../../../../../http/rich-text/escape-html.ts';
import { type Elemento, isElemento, type No } from '../xml/arvore.ts';
import { nomeDe } from './nomes.ts';

const VOID = new Set(['br', 'hr', 'img', 'col', 'wbr']);
/** What a screen shows only after an answer, or never. */
const LEFT_OUT = new Set([
  'feedbackblock',
  'feedbackinline',
  'rubricblock',
  'choiceinteraction',
  'extendedtextinteraction',
  'stylesheet',
  'templateblock',
  'templateinline',
  'companionmaterialsinfo',
  'cataloginfo',
]);
/** QTI alone has them; what they hold is text. */
const UNWRAPPED = new Set(['itembody', 'stimulusbody', 'contentbody', 'prompt', 'simplechoice', 'modalfeedback']);

const attributesOf = ({ atributos }: Elemento): string =>
  Object.entries(atributos)
    .map(([name, value]) => ` ${name.replaceAll(/[^\w-]/gu, '')}="${escapeHtml(value)}"`)
    .join('');

const asImage = ({ atributos, filhos }: Elemento): string => {
  const alt = filhos
    .map((no) => (isElemento(no) ? '' : no.texto))
    .join('')
    .trim();
  return `<img src="${escapeHtml(atributos['data'] ?? '')}"${alt === '' ? '' : ` alt="${escapeHtml(alt)}"`}>`;
};

function htmlOfElement(elemento: Elemento, fora: ReadonlySet<string>): string {
  const name = nomeDe(elemento);
  if (fora.has(name)) return '';
  if (name === 'object' && (elemento.atributos['type'] ?? '').startsWith('image/')) return asImage(elemento);
  const inside = htmlOf(elemento.filhos, fora);
  if (UNWRAPPED.has(name)) return inside;
  const tag = elemento.nome.toLowerCase();
  return VOID.has(tag) ? `<${tag}${attributesOf(elemento)}>` : `<${tag}${attributesOf(elemento)}>${inside}</${tag}>`;
}

/** Entities of the document are those of HTML, and stay as written. */
const htmlOf = (nos: readonly No[], fora: ReadonlySet<string>): string =>
  nos.map((no) => (isElemento(no) ? htmlOfElement(no, fora) : no.cru ? no.texto : escapeHtml(no.texto))).join('');

/** What is inside of an element as HTML, without interactions, feedback and notes for markers. */
export const htmlDe = (elemento: Elemento | null): string => (elemento ? htmlOf(elemento.filhos, LEFT_OUT).trim() : '');
