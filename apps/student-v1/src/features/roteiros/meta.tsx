/** The weekly goal: how many phases of it are done, and the way to change it (rules MET). */
import type { AdaptadaLista } from '@luneta/api-client';
import { lazyPart, useMayWrite } from '@luneta/app-shell';
import { pipasDaMeta } from '@luneta/domain';
import { useState } from 'react';

import { WeekGoal } from './parts/week-goal/week-goal.tsx';
import { copy } from './copy.ts';
import type { MetaDialogProps } from './meta-dialog.tsx';

const ChangeMeta = lazyPart<MetaDialogProps>(async () => (await import('./meta-dialog.tsx')).MetaDialog);

export function Meta({ meta: { meta, qtde_fases_concluidas } }: { meta: AdaptadaLista['meta_semana'] }) {
  const mayWrite = useMayWrite();
  const [open, setOpen] = useState(false);
  return (
    <>
      <WeekGoal
        title={copy.meta.title}
        kites={pipasDaMeta(meta, qtde_fases_concluidas)}
        count={copy.meta.count(qtde_fases_concluidas, meta)}
        week={copy.meta.week}
        hint={copy.meta.again}
        change={mayWrite ? { label: copy.meta.change, onClick: () => setOpen(true) } : undefined}
      />
      <ChangeMeta open={open} meta={meta} onClose={() => setOpen(false)} />
    </>
  );
}
