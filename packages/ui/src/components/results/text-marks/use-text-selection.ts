// What is selected in a marked text, by pointer, touch or keyboard, as places of the text. The browser's own selection is
// the state: the keys only move it, by words and sentences.
import { type KeyboardEvent, type PointerEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { placeOf, selectSpan, spanOf } from './dom-places.ts';
import { sentenceStarts, type Span, wordsOf } from './segments.ts';

type Wanted = {
  text: string;
  select: { onSelect: (span: Span | null) => void; onEnter?: () => void } | undefined;
  onMark: ((id: string) => void) | undefined;
  ref: Ref<HTMLDivElement> | undefined;
};

/** Indexes of the words at both ends of what the keys have selected. */
type Cursor = { from: number; to: number };

/** Attributes of the element that holds the text. */
export function useTextSelection({ text, select, onMark, ref }: Wanted) {
  const root = useRef<HTMLDivElement>(null);
  const cursor = useRef<Cursor | null>(null);
  const told = useRef<(span: Span | null) => void>(() => undefined);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  useEffect(() => {
    told.current = (span) => select?.onSelect(span);
  });
  const watches = select !== undefined;
  useEffect(() => {
    if (!watches) return;
    const changed = () => {
      const span = root.current === null ? undefined : spanOf(root.current, text);
      if (span !== undefined) told.current(span);
    };
    document.addEventListener('selectionchange', changed);
    return () => document.removeEventListener('selectionchange', changed);
  }, [watches, text]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || root.current === null) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      return select?.onEnter?.();
    }
    const next = moved(event.key, event.shiftKey, cursor.current, text, root.current);
    if (next === undefined) return;
    event.preventDefault();
    cursor.current = next;
    const words = wordsOf(text);
    const [from, to] = [words[Math.min(next.from, next.to)], words[Math.max(next.from, next.to)]];
    if (!from || !to) return;
    const span = { start: from.start, end: to.end };
    selectSpan(root.current, span, words[next.to]);
    // The browser tells of its selection later than the next key may come.
    told.current(span);
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    cursor.current = null;
    if (onMark === undefined || !(event.target instanceof Element)) return;
    const id = event.target.closest('[data-mark]')?.getAttribute('data-mark');
    if (id != null && document.getSelection()?.isCollapsed !== false) onMark(id);
  };
  return { ref: root, onKeyDown, onPointerUp };
}

/** Where a key leads; undefined for keys that lead nowhere. */
function moved(key: string, extend: boolean, before: Cursor | null, text: string, root: Element): Cursor | undefined {
  const words = wordsOf(text);
  const last = words.length - 1;
  if (last < 0) return undefined;
  const at = before?.to ?? wordAt(words, root);
  const to = target(key, at, last, before !== null || at > 0, () => sentenceStarts(text, words));
  return to === undefined ? undefined : { from: extend ? (before?.from ?? at) : to, to };
}

/** The word at the caret; the first one without a caret in the text. */
function wordAt(words: readonly Span[], root: Element): number {
  const selection = document.getSelection();
  const node = selection?.anchorNode;
  if (selection === null || node == null || !root.contains(node)) return 0;
  const place = placeOf(root, node, selection.anchorOffset);
  return Math.max(
    0,
    words.findIndex(({ end }) => end >= place),
  );
}

function target(
  key: string,
  at: number,
  last: number,
  begun: boolean,
  starts: () => readonly number[],
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return begun ? Math.min(last, at + 1) : at;
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return begun ? (starts().find((start) => start > at) ?? last) : at;
    case 'ArrowUp':
      return (
        starts()
          .filter((start) => start < at)
          .at(-1) ?? 0
      );
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
