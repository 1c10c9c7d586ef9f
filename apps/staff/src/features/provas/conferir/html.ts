/** Pictures in the HTML of a question: described, and put where one was lost. Pure. */

const IMAGE = /<img\b([^>]*)>/gu;
const LOST = /<em>\[Imagem indisponível[^\]]*\]<\/em>/u;
const hasAlt = (attributes: string): boolean => /\balt="/u.test(attributes);

const escaped = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');

/** Addresses of the pictures that say nothing, in their order. */
export const semDescricao = (html: string): readonly string[] =>
  [...html.matchAll(IMAGE)].flatMap(([, attributes = '']) =>
    hasAlt(attributes) ? [] : [/\bsrc="([^"]*)"/u.exec(attributes)?.[1] ?? ''],
  );

/** Describes the pictures that say nothing, in their order; `take` gives the next description, '' for decoration. */
export const described = (html: string, take: () => string): string =>
  html.replace(IMAGE, (whole, attributes: string) =>
    hasAlt(attributes) ? whole : `<img${attributes} alt="${escaped(take())}">`,
  );

/** Whether words stand in place of a picture. */
export const isLost = (html: string): boolean => LOST.test(html);

/** The picture in place of the first one that was lost. */
export const restored = (html: string, src: string, alt: string): string =>
  html.replace(LOST, () => `<img src="${escaped(src)}" alt="${escaped(alt)}">`);
