/** What stands over every screen of the console: no connection, and a profile that only reads. */
import { mayChange } from '@luneta/api-client/rights';
import { useConta, useOnline, useSession } from '@luneta/app-shell';
import { formatHora } from '@luneta/domain';
import { ModeBanner, useMeasured } from '@luneta/ui';
import { useState } from 'react';

import { copy } from './copy.ts';
import * as css from './strips.css.ts';

/** Publishes the height of the banners over the page beside them, so that what sticks in the page begins below. */
function publish(banners: HTMLElement | null): void {
  if (banners === null) return;
  const sticks = getComputedStyle(banners).position === 'sticky';
  banners.parentElement?.style.setProperty('--avisos', `${sticks ? banners.offsetHeight : 0}px`);
}

export function Strips() {
  const { perfil_real } = useSession();
  const element = useMeasured(publish);
  return (
    <div ref={element} className={css.strips}>
      <OfflineStrip />
      {!mayChange(perfil_real) && (
        <ModeBanner mode="view" label={copy.readOnly.label}>
          {copy.readOnly.text}
        </ModeBanner>
      )}
    </div>
  );
}

function OfflineStrip() {
  const online = useOnline();
  return <div role="status">{!online && <Since />}</div>;
}

/** Since when nothing gets through, in the time of the school. */
function Since() {
  const { fuso_horario } = useConta();
  const [sinceMs] = useState(Date.now);
  return (
    <ModeBanner mode="offline" label={copy.offline.label}>
      {copy.offline.since(formatHora(sinceMs, fuso_horario))}
    </ModeBanner>
  );
}
