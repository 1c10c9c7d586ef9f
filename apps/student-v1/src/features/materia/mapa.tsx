/** The map of a subject: twelve phases a page, a locked one explains itself, the Boss waits at the end or beside it. */
import type { AdaptadaMateria } from '@luneta/api-client';
import type { AdaptadaIds } from '@luneta/api-client/adaptadas';
import { useSeesAsStudent } from '@luneta/app-shell';
import { PhaseMap, useMediaQuery } from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { lazy, Suspense, useState } from 'react';

import { Atual } from './atual.tsx';
import { BossAoFim } from './boss-ao-fim.tsx';
import { copy } from './copy.ts';
import { FaseBloqueada } from './fase-bloqueada.tsx';
import { mapItems } from './fases.ts';

/** Only a wide screen has it. */
const Painel = lazy(async () => ({ default: (await import('./painel.tsx')).Painel }));

type MapaProps = {
  ids: AdaptadaIds;
  materia: AdaptadaMateria;
  /** When the server answered, by this device's clock. */
  lidaMs: number;
};

export function Mapa({ ids, materia, lidaMs }: MapaProps) {
  const [locked, setLocked] = useState(false);
  const viewer = { viewsAsAluno: useSeesAsStudent(), encerrado: materia.encerrado };
  const phases = mapItems(ids, materia.fases, viewer);
  const wide = useMediaQuery(from.wide);
  const boss = <BossAoFim ids={ids} materia={materia} viewer={viewer} card={wide} />;
  const atual = <Atual ids={ids} materia={materia} phases={phases} lidaMs={lidaMs} beside={wide} />;
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
                  <Painel materia={materia} phases={phases} atual={atual} boss={boss} />
                </Suspense>
              ),
            }
          : { boss })}
      />
      {!wide && atual}
      <FaseBloqueada
        open={locked}
        onClose={() => setLocked(false)}
        current={phases.find(({ state }) => state === 'atual')}
      />
    </>
  );
}
