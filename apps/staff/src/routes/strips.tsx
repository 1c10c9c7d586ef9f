/** What stands over every screen of the console: no connection, and a profile that only reads. */
import { mayChange } from '@luneta/api-client/rights';
import { useConta, useOnline, useSession } from '@luneta/app-shell';
import { formatHora } from '@luneta/domain';
import { ModeBanner } from '@luneta/ui';
import { useEffect, useState } from 'react';

import { copy } from '../copy.ts';

export function Strips() {
  const { perfil_real } = useSession();
  return (
    <>
      <OfflineStrip />
      {!mayChange(perfil_real) && (
        <ModeBanner mode="view" label={copy.readOnly.label}>
          {copy.readOnly.text}
        </ModeBanner>
      )}
    </>
  );
}

/** Since when nothing gets through, in the time of the school. */
function OfflineStrip() {
  const online = useOnline();
  const { fuso_horario } = useConta();
  const [sinceMs, setSinceMs] = useState<number | null>(null);
  useEffect(() => setSinceMs(online ? null : Date.now()), [online]);
  return (
    <div role="status">
      {sinceMs !== null && (
        <ModeBanner mode="offline" label={copy.offline.label}>
          {copy.offline.since(formatHora(sinceMs, fuso_horario))}
        </ModeBanner>
      )}
    </div>
  );
}
