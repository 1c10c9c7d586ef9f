/** Shows the survey inside a frame with navigation, so never in an exam, and only to a real student. */
import { lazy, Suspense, useSyncExternalStore } from 'react';

import { useServices, useSession } from '../services/context.tsx';

const Survey = lazy(async () => ({ default: (await import('./survey.tsx')).Survey }));

export function SurveyHost() {
  const { survey } = useServices();
  const moment = useSyncExternalStore(survey.subscribe, survey.getSnapshot, survey.getSnapshot);
  const { perfil_real, metadata } = useSession();
  // S1 §1: started for a school when the session's metadata names one.
  const asks = moment && perfil_real === 'aluno' && metadata !== null && metadata.escola_id !== null;
  return asks ? (
    <Suspense>
      <Survey />
    </Suspense>
  ) : null;
}
