// The browser's half of the HTML rule of the house (the server cleans when it stores).
// DOMPurify makes its own Trusted Types policy, named `dompurify`: a page's CSP allows that name.
import createPurifier from 'dompurify';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  DROPPED_WITH_CONTENT,
  isAllowedAttribute,
  isAllowedImageSrc,
} from '@luneta/domain/html-allow-list';

// An instance of our own: nobody else's hooks run here and ours run nowhere else.
const purifier = createPurifier(window);

purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
  const tag = node.nodeName.toLowerCase();
  const fine =
    isAllowedAttribute(tag, attribute.attrName) &&
    (attribute.attrName !== 'src' || isAllowedImageSrc(attribute.attrValue));
  if (!fine) attribute.keepAttr = false;
});

/** Nodes that are safe to put into the page: only the tags and attributes of the allow-list. */
export const sanitise = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    FORBID_CONTENTS: [...DROPPED_WITH_CONTENT],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
