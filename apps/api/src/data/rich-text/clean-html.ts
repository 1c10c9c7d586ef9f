/**
 * Makes HTML safe to keep: what is stored must already be clean, because screens show it as it is and the browser
 * must log no violation. It knows the allow-list of the house and nothing about formulas, Markdown or files.
 */
import sanitizeHtml from 'sanitize-html';

import { allowedAttributes, allowedTags, MIDIA_SRC } from './allow-list.ts';

/** Elements whose text is code, not words: their content goes with them. */
const DROP_WITH_CONTENT = [
  'script', 'style', 'textarea', 'option', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'embed', 'template',
  'title', 'xmp', 'plaintext', 'svg', 'annotation', 'annotation-xml',
];

/** Deeper than any text of ours; keeps a hostile tower of tags from exhausting a parser later. */
const NESTING_LIMIT = 40;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['https'],
  allowedSchemesByTag: {},
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'action', 'data', 'poster', 'background', 'xlink:href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: DROP_WITH_CONTENT.filter((tag) => !allowedTags.includes(tag)),
  nestingLimit: NESTING_LIMIT,
  parseStyleAttributes: false,
  /** Images come only from the school's own store: a foreign one would tell a stranger who reads which question. */
  exclusiveFilter: (frame) => frame.tag === 'img' && !MIDIA_SRC.test(frame.attribs['src'] ?? ''),
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer', target: '_blank' } }),
  },
};

/**
 * Returns `html` with everything outside the allow-list gone. Idempotent, and never throws. (decision 121, security T25)
 */
export function cleanHtml(html: string): string {
  // Every `>` of a text or an attribute leaves the sanitiser escaped, so ` />` is only ever the end of a void element.
  return sanitizeHtml(html.replaceAll('\u0000', ''), options).replaceAll(' />', '>');
}
