import { useEffect } from 'react';

import { useServices } from '../services/context.tsx';

/**
 * Says that something is finished on this screen (a result, the home): the survey may be asked here (C17). Whether it
 * is, the server decides: never in an exam, at most once in 90 days, not where the school switched it off.
 */
export function useSurveyMoment(): void {
  const { survey } = useServices();
  useEffect(() => survey.moment(), [survey]);
}
