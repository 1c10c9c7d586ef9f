/** 'Ver turmas' and the class picker behind it. Only who has more than one class sees it (S3 §2). */
import { Button, type ButtonProps } from '@luneta/ui';
import { School } from '@luneta/ui/icons';
import { useState } from 'react';

import { useConta } from '../session/use-conta.ts';
import { lazyPart } from '../start/lazy-part.tsx';
import { copy } from './copy.ts';
import type { TurmasDialogProps } from './turmas-dialog.tsx';

const TurmasDialog = lazyPart<TurmasDialogProps>(async () => (await import('./turmas-dialog.tsx')).TurmasDialog);

export function TurmasButton({ variant = 'secondary', size = 'md' }: Pick<ButtonProps, 'variant' | 'size'>) {
  const [open, setOpen] = useState(false);
  const { turmas } = useConta();
  if (turmas.length <= 1) return null;
  return (
    <>
      <Button variant={variant} size={size} icon={School} onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <TurmasDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
