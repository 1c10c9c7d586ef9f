// What a button of the toolbar is. Knows no React.
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { IconShape } from '../../../icons.ts';
import type { EditorWords } from '../words.tsx';

/** Words that are a text. */
type TextName = { [Name in keyof EditorWords]: EditorWords[Name] extends string ? Name : never }[keyof EditorWords];

/** A dialog the toolbar opens. */
export type EditorDialog = 'image' | 'table' | 'formula';

/** One button. */
export interface Tool {
  readonly id: string;
  readonly icon: IconShape;
  /** Which word is its name. */
  readonly label: TextName;
  /** Stands beside an icon that says too little; part of the label. */
  readonly word?: TextName;
  /** As `aria-keyshortcuts` writes it. */
  readonly keys?: string;
  /** Does its work, with the text focused again. */
  readonly run?: (editor: Editor) => void;
  /** Opens a dialog instead. */
  readonly opens?: EditorDialog;
  /** Toggles only: is it on at the caret? */
  readonly isOn?: (editor: Editor) => boolean;
  /** Left out: always possible. */
  readonly isPossible?: (editor: Editor) => boolean;
}

/** Focuses at once. Tiptap's own command waits for a frame, in which fast typing loses a letter. */
export const focused = (editor: Editor): ChainedCommands => {
  editor.view.focus();
  return editor.chain();
};
