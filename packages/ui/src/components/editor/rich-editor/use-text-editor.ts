// The editor behind the field: HTML in, HTML out, and what its element says to screen readers.
import { getSchema, type JSONContent } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as rich from '../../foundations/rich-html/rich-html.css.ts';
import { readHtml } from '../html/read-html.ts';
import { writeHtml } from '../html/write-html.ts';
import { editorExtensions, extensionsWith } from '../schema/extensions.ts';
import { useEditorWords } from '../words.tsx';
import { caretAt, drop, paste, takeFile } from './clipboard.ts';
import * as css from './rich-editor.css.ts';

export interface TextEditorOptions {
  /** HTML of the text. */
  value: string;
  onChange: (html: string) => void;
  /** One paragraph is written without its `<p>`. */
  inline: boolean;
  readOnly: boolean;
  /** Attributes of the text box; a new object only when they change. */
  attributes: Record<string, string>;
  /** Alt+F10. */
  onToolbar: () => void;
  /** Enter or a double click on a picture or formula that is selected. */
  onOpen: (node: 'image' | 'formula') => void;
  /** A file was pasted or dropped, and kept out of the text. */
  onFile: (file: File) => void;
}

const schema = getSchema(editorExtensions);

/** As JSON, because a string would be parsed by an HTML sink of Tiptap's. */
const contentOf = (html: string, schema: Schema): JSONContent => {
  const json: JSONContent = readHtml(html, schema).toJSON();
  return json;
};

/** What opens for a node; `math` only with a source that can be changed. */
const dialogOf = ({ type: { name }, attrs }: Node): 'image' | 'formula' | null => {
  if (name === 'image' || name === 'formula') return name;
  return name === 'math' && attrs['tex'] !== '' ? 'formula' : null;
};
const selectedDialog = ({ state: { selection } }: EditorView) =>
  selection instanceof NodeSelection ? dialogOf(selection.node) : null;

/** The editor of one field; `value` may also change from outside. */
export const useTextEditor = (options: TextEditorOptions): Editor => {
  const { value, readOnly, attributes } = options;
  // Tiptap keeps its first options, so its callbacks read the newest ones from this ref.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const written = useRef(value);
  // Only the first text; later ones come by the effect below.
  const [content] = useState(() => contentOf(value, schema));
  const words = useEditorWords();
  const [extensions] = useState(() => extensionsWith(words));

  const editorProps = useMemo(
    () => ({
      attributes: { ...attributes, class: classes(rich.rich, rich.look.body, css.text) },
      handleDOMEvents: {
        paste: (view: EditorView, event: ClipboardEvent) => {
          const file = takeFile(event, event.clipboardData);
          if (!file) return paste(view, event);
          latest.current.onFile(file);
          return true;
        },
        drop: (view: EditorView, event: DragEvent) => {
          const file = takeFile(event, event.dataTransfer);
          if (!file) return drop(view, event);
          if (view.editable) caretAt(view, event);
          latest.current.onFile(file);
          return true;
        },
      },
      handleKeyDown: (view: EditorView, event: KeyboardEvent) => {
        if (event.altKey && event.key === 'F10') {
          latest.current.onToolbar();
          return true;
        }
        const dialog = selectedDialog(view);
        if (event.key !== 'Enter' || !dialog || !view.editable) return false;
        latest.current.onOpen(dialog);
        return true;
      },
      handleDoubleClickOn: (view: EditorView, _at: number, node: Node) => {
        const dialog = dialogOf(node);
        if (!dialog || !view.editable) return false;
        latest.current.onOpen(dialog);
        return true;
      },
    }),
    [attributes],
  );

  const editor = useEditor({
    extensions,
    content,
    // Tiptap's own styles are off, because the page allows no style element. Ours are in rich-editor.css.ts.
    injectCSS: false,
    editable: !readOnly,
    // Signs of Markdown are signs of arithmetic here: `2 *3* 4` stays what it is.
    enableInputRules: ['formula', 'bulletList', 'orderedList'],
    enablePasteRules: false,
    editorProps,
    onUpdate: ({ editor: { state } }) => {
      written.current = writeHtml(state.doc, latest.current.inline);
      latest.current.onChange(written.current);
    },
  });

  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    // A saved text comes back with drawn formulas. The caret is kept near its place.
    const { from } = editor.state.selection;
    editor.chain().setContent(contentOf(value, editor.schema), { emitUpdate: false }).setTextSelection(from).run();
  }, [editor, value]);
  return editor;
};
