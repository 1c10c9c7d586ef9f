import type { Editor } from '@tiptap/core';
import { EditorContent, useEditorState } from '@tiptap/react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { copy } from '../../../copy.ts';
import { CircleX } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Note } from '../../feedback/note/note.tsx';
import { CountedHelp } from '../../forms/field/counted-help.tsx';
import * as fieldCss from '../../forms/field/field.css.ts';
import type { FieldProps } from '../../forms/field/field.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { editorCopy } from '../copy.ts';
import { EditorDialogs } from '../editor-dialogs/editor-dialogs.tsx';
import { EditorToolbar } from '../editor-toolbar/editor-toolbar.tsx';
import type { EditorDialog } from '../editor-toolbar/tools.ts';
import * as css from './rich-editor.css.ts';
import { textBoxAttributes } from './text-box-attributes.ts';
import { useHouseEditor } from './use-house-editor.ts';

export interface RichEditorProps extends FieldProps {
  /** HTML of the text; only what the allow-list of the house has survives. */
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
  const { label, hideLabel = false, error, optional = false, value, onChange, placeholder, limit } = props;
  const { rows = 5, readOnly = false, inline = false, flush = false } = props;
  const id = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const editor = useHouseEditor({
    value,
    onChange,
    inline,
    readOnly,
    attributes: textBoxAttributes(id, { ...props, readOnly }),
    onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    onOpen: setDialog,
  });
  const { isEmpty, used, undescribed } = useEditorState({ editor, selector: factsOf });
  const words = (
    // The text box is no control a label could point to: it is named by id, and a click leads to it.
    <label id={`${id}-label`} className={fieldCss.label} htmlFor={id} onClick={() => editor.commands.focus()}>
      {label}
      {optional && <span className={fieldCss.optional}> {copy.optional}</span>}
    </label>
  );
  const help = limit === undefined ? props.help : <CountedHelp help={props.help} used={used} limit={limit} />;
  return (
    <div className={fieldCss.field}>
      {hideLabel ? <VisuallyHidden as="div">{words}</VisuallyHidden> : words}
      <div
        className={classes(css.frame, flush && css.flush, readOnly && !flush && css.readOnly, error && css.invalid)}
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
      {undescribed && !readOnly && <Note tone="warning">{editorCopy.imageUndescribed}</Note>}
      {help != null && (
        <div id={`${id}-help`} className={classes(fieldCss.help, flush && css.below)}>
          {help}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={classes(fieldCss.error, flush && css.below)}>
          <Icon of={CircleX} size={20} />
          <span>{error}</span>
        </div>
      )}
      <EditorDialogs editor={editor} open={dialog} onClose={() => setDialog(null)} />
    </div>
  );
};
