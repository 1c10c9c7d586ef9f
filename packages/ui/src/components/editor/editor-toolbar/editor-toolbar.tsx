import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { useEditorWords } from '../words.tsx';
import * as css from './editor-toolbar.css.ts';
import { tableTools } from './table-tools.ts';
import type { EditorDialog, Tool } from './tool.ts';
import { fullTools, inlineTools } from './tools.ts';
import { useRoving } from './use-roving.ts';

export interface EditorToolbarProps {
  /** The editor it writes in. */
  editor: Editor;
  /** Id of the text box. */
  controls: string;
  /** Only what fits a text of one line. */
  inline?: boolean;
  /** A dialog was asked for. */
  onOpen: (dialog: EditorDialog) => void;
  /** The toolbar itself, so that Alt+F10 can lead to it. */
  ref?: Ref<HTMLDivElement>;
}

interface Shown {
  readonly on: readonly string[];
  readonly off: readonly string[];
  readonly inTable: boolean;
}
const all = [...fullTools.flat(), ...tableTools];
const shownBy = ({ editor }: { editor: Editor }): Shown => ({
  on: all.filter((tool) => tool.isOn?.(editor)).map(({ id }) => id),
  off: all.filter((tool) => tool.isPossible?.(editor) === false).map(({ id }) => id),
  inTable: editor.isActive('table'),
});

/** A press must not take the caret out of the text. */
const keepCaret = (event: MouseEvent) => event.preventDefault();

/** Formatting buttons: one stop of Tab, arrows inside, Escape back to the text. */
export const EditorToolbar = ({ editor, controls, inline = false, onOpen, ref }: EditorToolbarProps): ReactNode => {
  const words = useEditorWords();
  const { on, off, inTable } = useEditorState({ editor, selector: shownBy });
  const groups: readonly (readonly Tool[])[] = [
    ...(inline ? inlineTools : fullTools),
    ...(inTable ? [tableTools] : []),
  ];
  const places = groups.flat();
  const { stop, ...handlers } = useRoving(places.length, () => editor.view.focus());
  const press = (tool: Tool) => {
    if (off.includes(tool.id)) return;
    if (tool.opens) onOpen(tool.opens);
    else tool.run?.(editor);
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={words.toolbar}
      aria-controls={controls}
      className={css.toolbar}
      {...handlers}
    >
      {groups.map((group) => (
        <div key={group[0]?.id} className={classes(css.group, group === tableTools && css.ownLine)}>
          {group.map((tool) => (
            <button
              key={tool.id}
              type="button"
              className={classes(css.tool, tool.word !== undefined && css.worded)}
              tabIndex={places.indexOf(tool) === stop ? 0 : -1}
              title={words[tool.label]}
              aria-label={words[tool.label]}
              aria-keyshortcuts={tool.keys}
              aria-haspopup={tool.opens ? 'dialog' : undefined}
              aria-pressed={tool.isOn && !tool.opens ? on.includes(tool.id) : undefined}
              aria-disabled={off.includes(tool.id) || undefined}
              onMouseDown={keepCaret}
              onClick={() => press(tool)}
            >
              <span className={classes(css.face, on.includes(tool.id) && css.on)}>
                <Icon of={tool.icon} size={20} />
                {tool.word !== undefined && words[tool.word]}
              </span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
};
