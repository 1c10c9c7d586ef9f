/**
 * The HTML that questions, comments, essays' texts and courses may contain. Data for two sanitisers (browser and server)
 * that must agree; cleans nothing itself. No style, no class, no event, no link, no frame, no script. D 121, sec T25
 */

const words = (list: string): readonly string[] => list.split(' ');

const TEXT_TAGS = words(
  'p br hr div span strong b em i u s small mark sub sup blockquote cite q pre code h2 h3 h4 h5 h6',
);
const LIST_TAGS = words('ul ol li dl dt dd');
const TABLE_TAGS = words('table caption thead tbody tfoot tr th td');
const FIGURE_TAGS = words('figure figcaption img');
/** Presentation MathML. `annotation-xml` stays out: it may carry HTML. */
const MATH_TAGS = words(
  'math mrow mi mn mo ms mtext mspace msup msub msubsup mfrac msqrt mroot munder mover munderover mmultiscripts mprescripts mtable mtr mtd mpadded mphantom mstyle menclose',
);

/** Every tag allowed, lower case. [HTM-1] */
export const ALLOWED_TAGS: readonly string[] = [
  ...TEXT_TAGS,
  ...LIST_TAGS,
  ...TABLE_TAGS,
  ...FIGURE_TAGS,
  ...MATH_TAGS,
];

/** Attributes allowed on any tag. */
export const GLOBAL_ATTRIBUTES: readonly string[] = words('lang dir');

/** Attributes allowed on one tag besides the global ones. [HTM-2] */
export const TAG_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  img: words('src alt width height'),
  ol: words('start type reversed'),
  li: words('value'),
  th: words('colspan rowspan scope'),
  td: words('colspan rowspan'),
  // `data-tex` is the source of a formula the server drew: no screen reads it out, the editor opens it.
  math: words('display alttext data-tex'),
  mo: words('stretchy fence separator form lspace rspace movablelimits'),
  mi: words('mathvariant'),
  mspace: words('width height depth'),
  mfrac: words('linethickness'),
  mtable: words('columnalign rowspacing columnspacing columnlines rowlines'),
  mtd: words('columnspan rowspan columnalign'),
  mover: words('accent'),
  munder: words('accentunder'),
  mstyle: words('displaystyle scriptlevel'),
  mpadded: words('width height depth lspace voffset'),
  menclose: words('notation'),
};

/** Every attribute name that occurs, for sanitisers that take one flat list. */
export const ALLOWED_ATTRIBUTES: readonly string[] = [
  ...new Set([...GLOBAL_ATTRIBUTES, ...Object.values(TAG_ATTRIBUTES).flat()]),
];

/** Removed with everything inside; other unknown tags lose only themselves. */
export const DROPPED_WITH_CONTENT: readonly string[] = words(
  'script style iframe object embed noscript template textarea select form svg annotation-xml annotation title',
);

/** May this tag carry this attribute? [HTM-2] */
export function isAllowedAttribute(tag: string, attribute: string): boolean {
  if (!ALLOWED_TAGS.includes(tag)) return false;
  return GLOBAL_ATTRIBUTES.includes(attribute) || (TAG_ATTRIBUTES[tag]?.includes(attribute) ?? false);
}

/** A plain path below /api/: no double slash, no way up, no backslash, no control character. */
const OWN_PATH = /^\/api(?!.*(?:\.\.|\/\/))\/[\w\-./%~?=&]+$/;
const HTTPS = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s\\<>"']*)?$/i;

/** Images come over https (no credentials in the address) or from our own `/api/`; never data:, never http:. [HTM-3] */
export function isAllowedImageSrc(src: string): boolean {
  return OWN_PATH.test(src) ? !/%(?:2e|2f|5c)/i.test(src) : HTTPS.test(src);
}
