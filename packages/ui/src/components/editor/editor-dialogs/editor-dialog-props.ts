import type { Editor } from '@tiptap/core';

/** What every dialog of the editor is given. */
export interface EditorDialogProps {
  /** The editor it writes in. */
  editor: Editor;
  /** It was left, with or without a change. */
  onClose: () => void;
}
