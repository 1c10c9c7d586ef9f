/** One tap from a TRI score to what it is. */
import { Button, Dialog, Stack, Text, TriSteps } from '@luneta/ui';
import { useState } from 'react';

import { copy } from './copy.ts';

const PICTURES = ['difficulty', 'coherent', 'guess'] as const;

/** The three steps with their pictures. */
export const TriPictures = () => (
  <TriSteps label={copy.title} steps={copy.steps.map((step, n) => ({ ...step, picture: PICTURES[n] ?? 'guess' }))} />
);

export function TriHelp() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="text" size="sm" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog open={open} onClose={close} title={copy.title} footer={<Button onClick={close}>{copy.ok}</Button>}>
        <Stack gap="e20">
          <Text>{copy.lead}</Text>
          <TriPictures />
        </Stack>
      </Dialog>
    </>
  );
}
