/** Offers a newer version inside a frame with navigation, at quiet places only: never in an exam or a phase. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from '../router/index.ts';

import { useServices } from '../services/context.tsx';
import { isQuietPlace } from './quiet-place.ts';

const RenewalOffer = lazy(async () => ({ default: (await import('./renewal-offer.tsx')).RenewalOffer }));

export function RenewalHost() {
  const { renewal } = useServices();
  const ready = useSyncExternalStore(renewal.subscribe, renewal.getSnapshot, renewal.getSnapshot);
  const { pathname } = useLocation();
  return ready && isQuietPlace(pathname) ? (
    <Suspense>
      <RenewalOffer />
    </Suspense>
  ) : null;
}
