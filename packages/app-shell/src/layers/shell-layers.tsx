/** Layers above every screen: the strip of a student's view and the maintenance overlay. Both are lazy chunks. */
import { lazy, Suspense, type ReactNode } from 'react';

import { STRIP_COMES } from '../frames/frame-names.ts';
import { fetchStrip, isViewing } from '../viewer/fetch-strip.ts';
import { TopStrip } from '../viewer/parts/top-strip/top-strip.tsx';
import { useMaintenance } from '../maintenance/use-maintenance.ts';
import { useServices, useSession } from '../services/context.tsx';

const MaintenanceOverlay = lazy(async () => ({
  default: (await import('../maintenance/maintenance-overlay.tsx')).MaintenanceOverlay,
}));
const MaintenanceBanner = lazy(async () => ({
  default: (await import('../maintenance/maintenance-banner.tsx')).MaintenanceBanner,
}));
const ViewerStrip = lazy(async () => ({ default: (await fetchStrip()).ViewerStrip }));

export function ShellLayers({ children }: { children: ReactNode }) {
  const { config } = useServices();
  const session = useSession();
  const { lasting } = useMaintenance();
  const viewing = isViewing(session, config.app);
  return (
    <>
      <TopStrip
        strip={
          <>
            {viewing && (
              <Suspense fallback={<i hidden {...{ [STRIP_COMES]: '' }} />}>
                <ViewerStrip />
              </Suspense>
            )}
            {lasting !== null && (
              <Suspense>
                <MaintenanceBanner />
              </Suspense>
            )}
          </>
        }
      >
        {children}
      </TopStrip>
      {lasting !== null && (
        <Suspense>
          <MaintenanceOverlay />
        </Suspense>
      )}
    </>
  );
}
