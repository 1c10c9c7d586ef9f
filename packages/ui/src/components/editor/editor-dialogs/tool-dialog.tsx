import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { useEditorWords } from '../words.tsx';

export interface ToolDialogProps {
  /** Name of the tool. */
  title: string;
  /** The dialog edits an existing node instead of inserting one. */
  changes?: boolean;
  /** Puts it in; also Enter in a line of text. */
  onDone: () => void;
  /** Leaves without a change. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Fields of one tool. No `<form>`: the editor may stand in one, and forms do not nest. */
export const ToolDialog = ({ title, changes = false, onDone, onClose, children }: ToolDialogProps): ReactNode => {
  const words = useEditorWords();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = fields.current;
    const done = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      // There it opens the files.
      if (event.target.type === 'file') return;
      event.preventDefault();
      onDone();
    };
    box?.addEventListener('keydown', done);
    return () => box?.removeEventListener('keydown', done);
  }, [onDone]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button size="md" onClick={onDone}>
            {changes ? words.change : words.insert}
          </Button>
          <Button size="md" variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <div ref={fields}>{children}</div>
    </Dialog>
  );
};
