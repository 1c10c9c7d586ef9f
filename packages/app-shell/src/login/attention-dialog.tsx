import { Button, Dialog, Text } from '@luneta/ui';

import { copy } from './copy.ts';

export type AttentionProps = { open: boolean; text: string | undefined; onClose: () => void };

/** A refusal in the words of the server, which are read before anything else is tried. */
export function AttentionDialog({ open, text, onClose }: AttentionProps) {
  return (
    <Dialog open={open} title={copy.attention} onClose={onClose} footer={<Button onClick={onClose}>{copy.ok}</Button>}>
      <Text>{text}</Text>
    </Dialog>
  );
}
