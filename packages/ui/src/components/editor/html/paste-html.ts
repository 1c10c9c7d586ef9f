// What Word and Google Docs put on the clipboard → HTML the allow-list has. Both mark bold, lists and headings with
// inline styles, which our sanitiser drops. This file replaces the styles with elements first; then the sanitiser runs.
import { inertWithStyles } from '../../foundations/rich-html/purify.ts';

/** Elements that mean what a style says. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/iu, 'strong'],
  [/font-style:\s*italic/iu, 'em'],
  [/vertical-align:\s*sub/iu, 'sub'],
  [/vertical-align:\s*super/iu, 'sup'],
];
const styleOf = (element: Element) => element.getAttribute('style') ?? '';

const rename = (element: Element, tag: string) => {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

/** Google Docs wraps everything in a `b` that is not bold. */
const dropFalseBold = (root: Element) => {
  for (const b of root.querySelectorAll('b, strong'))
    if (/font-weight:\s*(?:normal|[1-5]00)/iu.test(styleOf(b))) b.replaceWith(...b.childNodes);
};

const sayStyles = (root: Element) => {
  for (const span of root.querySelectorAll('span[style], font[style]')) {
    for (const [style, tag] of meanings) {
      if (!style.test(styleOf(span)) || span.closest(`${tag}, h1, h2, h3, h4, h5, h6`)) continue;
      const meaning = span.ownerDocument.createElement(tag);
      meaning.append(...span.childNodes);
      span.append(meaning);
    }
  }
};

/** Word writes the items of a list as paragraphs that carry their bullet or number as text. */
const makeLists = (root: Element) => {
  for (const paragraph of root.querySelectorAll('p[style*="mso-list"]')) {
    const marker = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*Ignore/iu.test(styleOf(span)));
    const tag = /^\s*(?:\d+|[a-z])[.)]/iu.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const before = paragraph.previousElementSibling;
    const list = before?.localName === tag ? before : root.ownerDocument.createElement(tag);
    if (list !== before) paragraph.before(list);
    list.append(rename(paragraph, 'li'));
  }
};

/** Only for what is pasted or dropped; the result still has to pass `sanitise`. */
export const tidyPasted = (html: string): string => {
  const fragment = inertWithStyles(html);
  // Still in the purifier's own document: nothing loads, and no style applies.
  const root = fragment.ownerDocument.createElement('div');
  root.append(fragment);
  dropFalseBold(root);
  makeLists(root);
  sayStyles(root);
  // Both programs write these attributes on every line.
  for (const told of root.querySelectorAll('[lang], [dir]')) {
    told.removeAttribute('lang');
    told.removeAttribute('dir');
  }
  for (const br of root.querySelectorAll(':scope > br:last-child')) br.remove();
  for (const h1 of root.querySelectorAll('h1')) rename(h1, 'h2');
  // Lines the sender left empty to make space.
  for (const p of root.querySelectorAll('p')) if (!p.textContent.trim() && !p.querySelector('img, math')) p.remove();
  return root.innerHTML;
};
