// Between places of a text and nodes of the page: each piece of the text is a `[data-at]` element with one text node.
import type { Span } from './segments.ts';

const atOf = (piece: Element): number => Number(piece.getAttribute('data-at'));
const lengthOf = (piece: Element): number => piece.textContent.length;
const piecesOf = (root: Element): Element[] => [...root.querySelectorAll('[data-at]')];

/** The place in the text of a point of the page inside `root`. */
export function placeOf(root: Element, node: Node, offset: number): number {
  const own = (node instanceof Element ? node : node.parentElement)?.closest('[data-at]');
  if (own && node.nodeType === Node.TEXT_NODE) return atOf(own) + offset;
  const point = document.createRange();
  point.setStart(node, offset);
  for (const piece of piecesOf(root)) {
    // -1 or 0: the point lies before the piece, or at its beginning.
    if (point.comparePoint(piece, 0) >= 0) return atOf(piece);
  }
  const last = piecesOf(root).at(-1);
  return last === undefined ? 0 : atOf(last) + lengthOf(last);
}

/** What is selected: null for nothing in the text, undefined when the selection is elsewhere. */
export function spanOf(root: Element, text: string): Span | null | undefined {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return undefined;
  const start = placeOf(root, range.startContainer, range.startOffset);
  const end = placeOf(root, range.endContainer, range.endOffset);
  const chosen = text.slice(start, end);
  const words = chosen.trim();
  if (words === '') return null;
  const from = start + chosen.indexOf(words);
  return { start: from, end: from + words.length };
}

function pointOf(root: Element, place: number, atEnd: boolean): [Node, number] | null {
  for (const piece of piecesOf(root)) {
    const [at, length] = [atOf(piece), lengthOf(piece)];
    const inside = atEnd ? place > at && place <= at + length : place >= at && place < at + length;
    if (inside && piece.firstChild) return [piece.firstChild, place - at];
  }
  return null;
}

/** Selects a run of the text, and brings `seen` (the word that moved) into view. */
export function selectSpan(root: Element, { start, end }: Span, seen: Span | undefined): void {
  const [from, to] = [pointOf(root, start, false), pointOf(root, end, true)];
  if (from === null || to === null) return;
  document.getSelection()?.setBaseAndExtent(...from, ...to);
  const word = seen && pointOf(root, seen.start, false);
  if (!word) return;
  const range = document.createRange();
  range.setStart(...word);
  const { top, bottom } = range.getBoundingClientRect();
  const edge = 96;
  if (top < edge) window.scrollBy({ top: top - edge });
  if (bottom > window.innerHeight - edge) window.scrollBy({ top: bottom - window.innerHeight + edge });
}
