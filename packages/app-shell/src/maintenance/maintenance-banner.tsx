/** The banner that remains after the overlay was closed (C10). It disappears when the service is back. */
import { saudeQuery } from '@luneta/api-client/saude';
import { ModeBanner } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useServices, useSession } from '../services/context.tsx';
import { aboutReason, useMaintenance } from './use-maintenance.ts';

const ASK_EVERY_MS = 60_000;

export function MaintenanceBanner() {
  const { api, maintenance } = useServices();
  const { reason, lasting } = useMaintenance();
  const { texts, ofService } = aboutReason(lasting);
  const signedIn = useSession().request_authorization !== null;
  const shown = lasting !== null && reason === null;
  const { data } = useQuery({ ...saudeQuery(api), enabled: shown && ofService, refetchInterval: ASK_EVERY_MS });
  // The health check does not report one school. A successful sign-in shows that its people can enter again.
  const back = ofService ? data?.manutencao === false : signedIn;
  useEffect(() => {
    if (shown && back) maintenance.over();
  }, [shown, back, maintenance]);
  if (!shown) return null;
  return (
    <ModeBanner mode="maintenance" label={texts.label}>
      {texts.banner}
    </ModeBanner>
  );
}
