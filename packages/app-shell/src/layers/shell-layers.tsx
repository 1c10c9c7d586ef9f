/** Layers above every screen: the strip of a student's view and the maintenance overlay. Both are lazy chunks. */
import { lazy, Suspense, type ReactNode } from 'react';

import { TopStrip } from '../viewer/parts/top-strip/top-strip.tsx';
import { useMaintenance } from '../maintenance/use-maintenance.ts';
import { useServices, useSession } from '../services/context.tsx';

const MaintenanceOverlay = lazy(async () => ({
  default: (await import('../maintenance/maintenance-overlay.tsx')).MaintenanceOverlay,
}));
const MaintenanceBanner = lazy(async () => ({
  default: (await import('../maintenance/maintenance-banner.tsx')).MaintenanceBanner,
}));
const ViewerStrip = lazy(async () => ({ default: (await import('../viewer/viewer-strip.tsx')).ViewerStrip }));

export function ShellLayers({ children }: { children: ReactNode }) {
  const { config } = useServices();
  const { perfil_real, turma_aluno_id, request_authorization } = useSession();
  const { lasting } = useMaintenance();
  const signedIn = request_authorization !== null && turma_aluno_id !== null;
  const viewing = signedIn && perfil_real !== 'aluno' && config.app !== 'staff';
  return (
    <>
      <TopStrip
        strip={
          <>
            {viewing && (
              <Suspense>
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
