// The sanitiser of the browser's half of our HTML rule (the server cleans when it stores). It is large: students' screens
// fetch it only for what `readClean` does not read.
// DOMPurify makes its own Trusted Types policy, named `dompurify`: a page's CSP allows that name.
import createPurifier from 'dompurify';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  DROPPED_WITH_CONTENT,
  isAllowedAttribute,
  isAllowedImageSrc,
} from '@luneta/domain/html-allow-list';

// Our own instance, so that hooks are not shared with other code.
const purifier = createPurifier(window);

/** Only while `inertWithStyles` reads. */
let readingStyles = false;

purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
  const tag = node.nodeName.toLowerCase();
  if (readingStyles && attribute.attrName === 'style') return;
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

/**
 * Nodes that must NOT be put into the page: they still carry `style`, `h1` and `font`, in which other programs say what
 * they mean. For code that turns that into elements and then calls `sanitise`. Here because a page has one purifier:
 * a second one could not make a policy of the same name.
 */
export const inertWithStyles = (html: string): DocumentFragment => {
  readingStyles = true;
  try {
    return purifier.sanitize(html, {
      ALLOWED_TAGS: [...ALLOWED_TAGS, 'h1', 'font'],
      ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES, 'style'],
      FORBID_CONTENTS: [...DROPPED_WITH_CONTENT, 'xml'],
      RETURN_DOM_FRAGMENT: true,
    });
  } finally {
    readingStyles = false;
  }
};
