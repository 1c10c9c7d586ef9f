// Paste and drop of HTML. ProseMirror would parse it with a Trusted Types policy of its own, which the page refuses;
// here it goes through our sanitiser. What carries no HTML is left to ProseMirror.
import { Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { tidyPasted } from '../html/paste-html.ts';
import { readHtml } from '../html/read-html.ts';

/** The pasted content as a slice that is open at both ends, so that its text joins the current line. */
const sliceOf = (html: string, view: EditorView): Slice => {
  const { content } = readHtml(tidyPasted(html), view.state.schema);
  return Slice.maxOpen(content, false);
};
const htmlOf = (data: DataTransfer | null) => data?.getData('text/html') ?? '';

/**
 * A file alone, such as a photograph, has no address a text could hold. Left to the browser it would replace the page
 * or slip in as a blob.
 * @returns the file when it was one, and was stopped
 */
export const takeFile = (event: Event, data: DataTransfer | null): File | null => {
  const file = htmlOf(data) === '' ? (data?.files[0] ?? null) : null;
  if (file) event.preventDefault();
  return file;
};

/** The caret goes where something was dropped. */
export const caretAt = (view: EditorView, { clientX: left, clientY: top }: DragEvent): void => {
  const place = view.posAtCoords({ left, top });
  if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
};

/** @returns true when it was taken here */
export const paste = (view: EditorView, event: ClipboardEvent): boolean => {
  const html = htmlOf(event.clipboardData);
  // In a code block everything is text, so ProseMirror handles it.
  const isText = view.state.selection.$from.parent.type.spec.code && event.clipboardData?.getData('text/plain');
  if (!view.editable || html === '' || isText) return false;
  event.preventDefault();
  const slice = sliceOf(html, view);
  // Tables take cells their own way.
  if (view.someProp('handlePaste', (handle) => handle(view, event, slice))) return true;
  view.dispatch(
    view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'),
  );
  return true;
};

/** @returns true when it was taken here */
export const drop = (view: EditorView, event: DragEvent): boolean => {
  const html = htmlOf(event.dataTransfer);
  // Content dragged within the editor is moved unchanged.
  if (!view.editable || html === '' || view.dragging) return false;
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!place) return false;
  event.preventDefault();
  const slice = sliceOf(html, view);
  const at = dropPoint(view.state.doc, place.pos, slice) ?? place.pos;
  view.dispatch(view.state.tr.replaceRange(at, at, slice).scrollIntoView().setMeta('uiEvent', 'drop'));
  return true;
};
