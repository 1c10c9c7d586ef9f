// Safe nodes of HTML that people wrote: read at once where it is in the shape that the server stores, else by the sanitiser.
import { readClean } from './read-clean.ts';

/** What is about to be shown, read beforehand; the oldest goes first. */
const ahead = new Map<string, DocumentFragment>();
const MOST_AHEAD = 24;

/**
 * Reads HTML that will soon be shown, while nobody waits: `RichHtml` then only puts it into the page. Its pictures begin to
 * load, too.
 */
export const cleanAhead = (html: string): void => {
  const nodes = ahead.has(html) ? undefined : readClean(html);
  if (nodes === undefined) return;
  const [oldest] = ahead.keys();
  if (ahead.size >= MOST_AHEAD && oldest !== undefined) ahead.delete(oldest);
  ahead.set(html, nodes);
};

/** The safe nodes of `html`; a promise where the sanitiser is needed. It fails when that cannot be fetched. */
export const cleanNodes = (html: string): DocumentFragment | Promise<DocumentFragment> => {
  const known = ahead.get(html);
  if (known !== undefined) return document.importNode(known, true);
  return readClean(html) ?? import('./purify.ts').then(({ sanitise }) => sanitise(html));
};

/** The text of `html` without its marks; to be shown as text, never as HTML. */
export const wordsOf = (html: string): string =>
  (readClean(html)?.textContent ?? html.replaceAll(/<[^>]*>/gu, ' ')).trim();
