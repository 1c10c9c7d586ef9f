// Paste and drop of HTML. ProseMirror would parse it with a Trusted Types policy of its own, which the page refuses;
// here it goes through the sanitiser of the house. What carries no HTML is left to ProseMirror.
import { Slice } from '@tiptap/pm/model';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { tidyPasted } from '../html/paste-html.ts';
import { readHtml } from '../html/read-html.ts';

/** What was carried, open at both ends so that words join the line they are put in. */
const sliceOf = (html: string, view: EditorView): Slice => {
  const { content } = readHtml(tidyPasted(html), view.state.schema);
  return Slice.maxOpen(content, false);
};
const htmlOf = (data: DataTransfer | null) => data?.getData('text/html') ?? '';

const paste = (view: EditorView, event: ClipboardEvent): boolean => {
  const html = htmlOf(event.clipboardData);
  // In code everything is text, and ProseMirror takes the text.
  if (!view.editable || html === '' || view.state.selection.$from.parent.type.spec.code) return false;
  event.preventDefault();
  const slice = sliceOf(html, view);
  // Tables take cells their own way.
  if (view.someProp('handlePaste', (handle) => handle(view, event, slice))) return true;
  view.dispatch(
    view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'),
  );
  return true;
};

const drop = (view: EditorView, event: DragEvent): boolean => {
  const html = htmlOf(event.dataTransfer);
  // What is dragged inside the editor moves as it is.
  if (!view.editable || html === '' || view.dragging) return false;
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!place) return false;
  event.preventDefault();
  const slice = sliceOf(html, view);
  const at = dropPoint(view.state.doc, place.pos, slice) ?? place.pos;
  view.dispatch(view.state.tr.replaceRange(at, at, slice).scrollIntoView().setMeta('uiEvent', 'drop'));
  return true;
};

/** For `handleDOMEvents` of the view. */
export const clipboardEvents = { paste, drop };
