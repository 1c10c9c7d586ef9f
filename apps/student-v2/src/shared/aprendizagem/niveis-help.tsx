/** One tap from a level to what the three of them mean (S3 §2). */
import type { Nivel } from '@luneta/domain';
import { Button, Dialog, Skeleton } from '@luneta/ui';
import { lazy, Suspense, useState } from 'react';

import { copy } from './copy.ts';

const NiveisText = lazy(async () => ({ default: (await import('./niveis-text.tsx')).NiveisText }));

/** @param current the student's own level, where the page is about one */
export function NiveisHelp({ current = null }: { current?: Nivel | null }) {
  const { open: label, title, ok } = copy.categories;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="text" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title} footer={<Button onClick={close}>{ok}</Button>}>
        <Suspense fallback={<Skeleton shape="card" size={320} />}>
          <NiveisText current={current} />
        </Suspense>
      </Dialog>
    </>
  );
}
