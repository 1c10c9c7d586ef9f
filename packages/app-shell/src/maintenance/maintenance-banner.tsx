/** The banner that remains after the overlay was closed (C10). It disappears when the service is back. */
import { saudeQuery } from '@luneta/api-client/saude';
import { ModeBanner } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useServices, useSession } from '../services/context.tsx';
import { copy } from './copy.ts';
import { isBlocked, useMaintenance } from './use-maintenance.ts';

const ASK_EVERY_MS = 60_000;

export function MaintenanceBanner() {
  const { api, maintenance } = useServices();
  const { reason, lasting } = useMaintenance();
  const blocked = isBlocked(lasting);
  const signedIn = useSession().request_authorization !== null;
  const shown = lasting !== null && reason === null;
  const { data } = useQuery({ ...saudeQuery(api), enabled: shown && !blocked, refetchInterval: ASK_EVERY_MS });
  // The health check does not report a school's access. A successful sign-in shows that the access is back.
  const back = blocked ? signedIn : data?.manutencao === false;
  useEffect(() => {
    if (shown && back) maintenance.over();
  }, [shown, back, maintenance]);
  if (!shown) return null;
  const { banner, label } = blocked ? copy.blocked : copy.maintenance;
  return (
    <ModeBanner mode="maintenance" label={label}>
      {banner}
    </ModeBanner>
  );
}
