/**
 * Makes HTML safe to keep: what is stored must already be clean, because screens show it as it is and the browser
 * must log no violation. The list itself is the house's (`@luneta/domain/html-allow-list`), shared with the browser;
 * formulas, Markdown and files are not this file's business.
 */
import {
  ALLOWED_TAGS,
  DROPPED_WITH_CONTENT,
  GLOBAL_ATTRIBUTES,
  isAllowedImageSrc,
  TAG_ATTRIBUTES,
} from '@luneta/domain/html-allow-list';
import sanitizeHtml from 'sanitize-html';

/** Besides the house's list: elements whose content a browser reads as raw text, which must not come back as markup. */
const RAW_TEXT = ['option', 'noembed', 'noframes', 'xmp', 'plaintext'];

/** Deeper than any text of ours; keeps a hostile tower of tags from exhausting a parser later. */
const NESTING_LIMIT = 40;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: {
    '*': [...GLOBAL_ATTRIBUTES],
    ...Object.fromEntries(Object.entries(TAG_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  },
  allowedSchemes: ['https'],
  allowedSchemesByTag: {},
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...DROPPED_WITH_CONTENT, ...RAW_TEXT],
  nestingLimit: NESTING_LIMIT,
  parseStyleAttributes: false,
  exclusiveFilter: (frame) => frame.tag === 'img' && !isAllowedImageSrc(frame.attribs['src'] ?? ''),
};

/**
 * Returns `html` with everything outside the allow-list gone. Idempotent, and never throws. (decision 121, security T25)
 */
export function cleanHtml(html: string): string {
  // Every `>` of a text or an attribute leaves the sanitiser escaped, so ` />` is only ever the end of a void element.
  return sanitizeHtml(html.replaceAll('\u0000', ''), options).replaceAll(' />', '>');
}
