/** Where in the exam one is, and 'VER GABARITO': every question in a dialog, where they do not stand beside (S2 §2.20). */
import { Button, Inline, Text } from '@luneta/ui';
import { LayoutGrid } from '@luneta/ui/icons';
import { useState } from 'react';

import { copy } from './copy.ts';
import type { ReviewKeyProps } from './key-grid.tsx';
import { KeyDialog } from './lazy-key.ts';

export function KeyLine(props: Omit<ReviewKeyProps, 'onSelect'>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Inline justify="between" wrap>
      <Text look="small" tone="muted">
        {copy.place(props.at + 1, props.questoes.length)}
      </Text>
      <Button variant="secondary" size="sm" icon={LayoutGrid} onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <KeyDialog open={open} onSelect={close} {...props} />
    </Inline>
  );
}
