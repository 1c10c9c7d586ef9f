// HTML of a line without format ↔ the text people type.

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: '\u00A0' };

/** Whether the HTML is only text, so that a simple text box can show it. */
export const isPlainHtml = (html: string): boolean => !html.includes('<');

/** The words of `html`, which has to be plain. */
export const textOfHtml = (html: string): string =>
  html.replaceAll(/&(lt|gt|amp|quot|nbsp);/gu, (whole, name: string) => ENTITIES[name] ?? whole);

/** Typed words as HTML; a line has no breaks. */
export const htmlOfText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s*\n\s*/gu, ' ');
