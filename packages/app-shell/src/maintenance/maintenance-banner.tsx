/** What stays of the overlay after it was closed (C10), and goes by itself when the service says that it is back. */
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
  // Health says nothing about a school's access; that it was given again shows in a sign-in that works.
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
