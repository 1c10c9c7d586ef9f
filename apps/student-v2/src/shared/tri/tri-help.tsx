/** One tap from a TRI score to what it is. */
import { Button, Dialog, Skeleton } from '@luneta/ui';
import { lazy, Suspense, useState } from 'react';

import { copy } from './copy.ts';

const TriText = lazy(async () => ({ default: (await import('./tri-text.tsx')).TriText }));

export function TriHelp() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="text" size="sm" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog open={open} onClose={close} title={copy.title} footer={<Button onClick={close}>{copy.ok}</Button>}>
        <Suspense fallback={<Skeleton shape="card" size={320} />}>
          <TriText />
        </Suspense>
      </Dialog>
    </>
  );
}
