import type { Editor } from '@tiptap/core';
import { EditorContent, useEditorState } from '@tiptap/react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Note } from '../../feedback/note/note.tsx';
import { CountedHelp } from '../../forms/field/counted-help.tsx';
import type { FieldProps } from '../../forms/field/field.tsx';
import { useEditorWords } from '../words.tsx';
import { EditorDialogs } from '../editor-dialogs/editor-dialogs.tsx';
import { EditorToolbar } from '../editor-toolbar/editor-toolbar.tsx';
import type { EditorDialog } from '../editor-toolbar/tool.ts';
import { useImageUpload } from '../image-upload/image-upload.tsx';
import { EditorField } from './editor-field.tsx';
import * as css from './rich-editor.css.ts';
import { textBoxAttributes } from './text-box-attributes.ts';
import { useTextEditor } from './use-text-editor.ts';

export interface RichEditorProps extends FieldProps {
  /** HTML of the text; only what the allow-list has survives. */
  value: string;
  /** HTML after each change; '' for an empty text, TeX between its delimiters. */
  onChange: (html: string) => void;
  /** An example or hint while it is empty, never the label. */
  placeholder?: string;
  /** Lines seen while it is empty. */
  rows?: number;
  /** Shows "n/limit" of the characters written and turns red above it; nothing is cut. */
  limit?: number;
  /** Can be read and copied, not changed; has no toolbar. */
  readOnly?: boolean;
  /** For texts of one line (options): fewer tools, and one paragraph alone is written without its `<p>`. */
  inline?: boolean;
  /** Fills a section that is a card already: no box of its own. */
  flush?: boolean;
}

const factsOf = ({ editor: { isEmpty, state } }: { editor: Editor }) => {
  let undescribed = false;
  state.doc.descendants((node) => {
    if (node.type.name === 'image' && node.attrs['alt'] === null) undescribed = true;
  });
  return { isEmpty, undescribed, used: Array.from(state.doc.textContent).length };
};

/** A text with format: HTML in, HTML out. Alt+F10 leads to its toolbar, Escape back. */
export const RichEditor = (props: RichEditorProps): ReactNode => {
  const words = useEditorWords();
  const { value, onChange, placeholder, rows = 5, limit, readOnly = false, inline = false, flush = false } = props;
  const { help, error } = props;
  const made = useId();
  const id = props.id ?? made;
  const toolbar = useRef<HTMLDivElement>(null);
  const upload = useImageUpload();
  const [refused, setRefused] = useState(false);
  const [file, setFile] = useState<File>();
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const helped = help != null || limit !== undefined;
  const wrong = Boolean(error);
  const attributes = useMemo(
    () => textBoxAttributes(id, { helped, wrong, placeholder, readOnly }),
    [id, helped, wrong, placeholder, readOnly],
  );
  const editor = useTextEditor({
    value,
    onChange,
    inline,
    readOnly,
    attributes,
    onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    onOpen: setDialog,
    onFile: (given) => {
      const takes = upload !== null && !readOnly && upload.accept.split(',').includes(given.type);
      setRefused(!takes);
      setFile(takes ? given : undefined);
      if (takes) setDialog('image');
    },
  });
  const { isEmpty, used, undescribed } = useEditorState({ editor, selector: factsOf });
  return (
    <EditorField
      {...props}
      id={id}
      help={limit === undefined ? help : <CountedHelp help={help} used={used} limit={limit} />}
      flush={flush}
      onEnter={() => editor.commands.focus()}
    >
      <div
        className={classes(css.frame, flush && css.flush, readOnly && !flush && css.readOnly, wrong && css.invalid)}
        style={{ '--rows': rows }}
      >
        {!readOnly && <EditorToolbar ref={toolbar} editor={editor} controls={id} inline={inline} onOpen={setDialog} />}
        <div className={css.page}>
          <EditorContent editor={editor} />
          {placeholder !== undefined && isEmpty && (
            <div className={css.placeholder} aria-hidden="true">
              {placeholder}
            </div>
          )}
        </div>
      </div>
      {(undescribed || refused) && !readOnly && (
        <div className={classes(css.notes, flush && css.below)}>
          {undescribed && <Note tone="warning">{words.imageUndescribed}</Note>}
          {refused && (
            <Note tone="info" alert onDismiss={() => setRefused(false)}>
              {upload ? words.fileIsNoImage : words.fileRefused}
            </Note>
          )}
        </div>
      )}
      <EditorDialogs
        editor={editor}
        open={dialog}
        file={file}
        onClose={() => {
          setDialog(null);
          setFile(undefined);
        }}
      />
    </EditorField>
  );
};
