export const allowedTags: readonly string[] = [
  'p','br','hr','strong','b','em','i','u','s','sub','sup','mark','small','h2','h3','h4','h5','h6','ul','ol','li','blockquote','table','thead','tbody','tfoot','tr','th','td','caption','img','a','span','code','pre','figure','figcaption',
  'math','semantics','annotation','mrow','mi','mn','mo','mtext','mspace','mfrac','msup','msub','msubsup','msqrt','mroot','mover','munder','munderover','mtable','mtr','mtd','mstyle','mpadded','mphantom',
];
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'target'], img: ['src','alt','width','height'], th: ['colspan','rowspan','scope'], td: ['colspan','rowspan'],
  math: ['xmlns','display'], annotation: ['encoding'], mo: ['stretchy','fence','separator'], mstyle: ['scriptlevel','displaystyle'], mi: ['mathvariant'],
};
export const MIDIA_SRC = /^\/api\/v2\/midias\/\d{1,16}\/[0-9a-f]{64}\.(?:png|jpg|gif|webp)$/u;
