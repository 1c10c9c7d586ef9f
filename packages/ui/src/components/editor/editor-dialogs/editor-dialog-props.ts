import type { Editor } from '@tiptap/core';

/** What every dialog of the editor is given. */
export interface EditorDialogProps {
  /** The editor it writes in. */
  editor: Editor;
  /** A picture that was pasted or dropped, to be kept first. */
  file?: File | undefined;
  /** It was left, with or without a change. */
  onClose: () => void;
}
