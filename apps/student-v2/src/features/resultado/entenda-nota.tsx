/** One tap from the TRI score to what made it; another screen that shows the score leads here with `?nota=explicada`. */
import { Button, Dialog, Loading, Skeleton, VisuallyHidden } from '@luneta/ui';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from '@luneta/app-shell/router';

import { copy, explain } from './copy.ts';
import type { Explicacao } from './explicacao.ts';

const EntendaText = lazy(async () => ({ default: (await import('./entenda-text.tsx')).EntendaText }));

export type EntendaNotaProps = {
  explicacao: Explicacao;
  /** The area whose score it is; without one it is the score of the whole result, which the address may ask for. */
  area?: string;
};

export function EntendaNota({ explicacao, area }: EntendaNotaProps) {
  const [search, setSearch] = useSearchParams();
  const asked = area === undefined && search.has('nota');
  const [open, setOpen] = useState(asked);
  const close = () => {
    setOpen(false);
    if (asked) setSearch({}, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button variant="text" size="sm" onClick={() => setOpen(true)}>
        {copy.explain}
        {area !== undefined && <VisuallyHidden> em {area}</VisuallyHidden>}
      </Button>
      <Dialog open={open} onClose={close} title={explain.title} footer={<Button onClick={close}>{explain.ok}</Button>}>
        <Suspense
          fallback={
            <Loading>
              <Skeleton shape="card" size={320} />
            </Loading>
          }
        >
          <EntendaText explicacao={explicacao} area={area} />
        </Suspense>
      </Dialog>
    </>
  );
}
