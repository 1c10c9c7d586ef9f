/**
 * Makes HTML safe to store. Stored HTML must be clean, because screens show it unchanged and the browser must log no
 * violation. The allow-list is in `@luneta/domain/html-allow-list`, shared with the browser. This file does not handle
 * formulas, Markdown or files.
 */
import {
  ALLOWED_TAGS,
  DROPPED_WITH_CONTENT,
  GLOBAL_ATTRIBUTES,
  isAllowedImageSrc,
  TAG_ATTRIBUTES,
} from '@luneta/domain/html-allow-list';
import sanitizeHtml from 'sanitize-html';

/** Elements besides the allow-list whose content a browser reads as raw text. Their content must not become markup. */
const RAW_TEXT = ['option', 'noembed', 'noframes', 'xmp', 'plaintext'];

/** Deeper than any real text. The limit protects later parsers from deeply nested tags. */
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
 * Returns `html` without everything outside the allow-list. Idempotent, and never throws. (decision 121, security T25)
 */
export function cleanHtml(html: string): string {
  // The sanitiser escapes every `>` in a text or an attribute, so ` />` can only be the end of a void element.
  return sanitizeHtml(html.replaceAll('\u0000', ''), options).replaceAll(' />', '>');
}
