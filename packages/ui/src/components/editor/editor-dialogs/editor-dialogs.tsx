import type { ReactNode } from 'react';
import type { EditorDialog } from '../editor-toolbar/tool.ts';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { FormulaDialog } from './formula-dialog.tsx';
import { ImageDialog } from './image-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';

const dialogs = { image: ImageDialog, table: TableDialog, formula: FormulaDialog } as const;

/** The dialog that is open, if any; afterwards the caret is in the text again. */
export const EditorDialogs = ({
  editor,
  open,
  file,
  onClose,
}: EditorDialogProps & {
  /** Which one; `null` for none. */
  open: EditorDialog | null;
}): ReactNode => {
  if (open === null) return null;
  const Chosen = dialogs[open];
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return <Chosen editor={editor} file={file} onClose={close} />;
};
