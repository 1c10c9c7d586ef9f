/** The map of a subject: twelve phases a page, a locked one explains itself, the Boss waits at the end or beside it. */
import type { AdaptadaMateria } from '@luneta/api-client';
import type { AdaptadaIds } from '@luneta/api-client/adaptadas';
import { useSeesAsStudent } from '@luneta/app-shell';
import { PhaseMap, useMediaQuery } from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { lazy, Suspense, useState } from 'react';

import { BossAoFim } from './boss-ao-fim.tsx';
import { copy } from './copy.ts';
import { FaseBloqueada } from './fase-bloqueada.tsx';
import { mapItems } from './fases.ts';

/** Only a wide screen has it. */
const Painel = lazy(async () => ({ default: (await import('./painel.tsx')).Painel }));

export function Mapa({ ids, materia }: { ids: AdaptadaIds; materia: AdaptadaMateria }) {
  const [locked, setLocked] = useState(false);
  const viewer = { veComoAluno: useSeesAsStudent(), encerrado: materia.encerrado };
  const phases = mapItems(ids, materia.fases, viewer);
  const wide = useMediaQuery(from.wide);
  const boss = <BossAoFim ids={ids} materia={materia} viewer={viewer} card={wide} />;
  return (
    <>
      <PhaseMap
        label={copy.fases(materia.materia_nome)}
        materia={materia.materia_nome}
        phases={phases}
        onLocked={() => setLocked(true)}
        {...(wide
          ? {
              side: (
                <Suspense fallback={boss}>
                  <Painel materia={materia} phases={phases} boss={boss} />
                </Suspense>
              ),
            }
          : { boss })}
      />
      <FaseBloqueada
        open={locked}
        onClose={() => setLocked(false)}
        current={phases.find(({ state }) => state === 'atual')}
      />
    </>
  );
}
