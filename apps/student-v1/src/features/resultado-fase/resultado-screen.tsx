/** The result of a phase (S2 §2.7, §4.4). */
import type { FaseIds } from '@luneta/api-client/fase';
import { ServerErrorPage, usePageTitle, useMayWrite } from '@luneta/app-shell';
import { ErrorState, Loading, Skeleton, VisuallyHidden } from '@luneta/ui';
import { Navigate } from '@luneta/app-shell/router';

import { addressesOf } from '../../shared/fase/fase-address.ts';
import { FaseFrame } from '../../shared/fase/fase-frame.tsx';
import { copy } from './copy.ts';
import { ResultadoFoot } from './resultado-foot.tsx';
import { Resultado } from './resultado.tsx';
import { useResultado } from './use-resultado.ts';

export function ResultadoScreen(ids: FaseIds) {
  // Who only looks has no run to end.
  return useMayWrite() ? <Ending ids={ids} /> : <Navigate to={addressesOf(ids).materia} replace />;
}

function Ending({ ids }: { ids: FaseIds }) {
  usePageTitle(copy.loading);
  const { resultado, none, existe_midia, offline, failed, retry, retrying } = useResultado(ids);
  if (none === 'nothing') return <Navigate to={addressesOf(ids).materia} replace />;
  // The exercise sends what waits, and leads on.
  if (none === 'waiting') return <Navigate to={addressesOf(ids).item(1)} replace />;
  if (failed !== null) return <ServerErrorPage />;
  return (
    <FaseFrame
      ids={ids}
      etapa="resultado"
      part={resultado ? 1 : 0}
      scene={resultado && <Resultado ids={ids} resultado={resultado} />}
      foot={resultado && <ResultadoFoot ids={ids} resultado={resultado} existe_midia={existe_midia} />}
    >
      {!resultado && !offline && <ResultadoLoading />}
      {!resultado && offline && (
        <ErrorState
          page
          title={copy.offline.title}
          text={copy.offline.text}
          retryLabel={copy.offline.retry}
          onRetry={retry}
          retrying={retrying}
        />
      )}
    </FaseFrame>
  );
}

function ResultadoLoading() {
  return (
    <>
      <VisuallyHidden as="h1">{copy.loading}</VisuallyHidden>
      <Loading label={copy.loading}>
        <Skeleton shape="card" size={420} />
      </Loading>
    </>
  );
}
