import { useEffect } from 'react';

import { useServices } from '../services/context.tsx';

/** A screen left sooner was not read. */
const READ_MS = 5_000;

/**
 * Says that this screen shows something finished (a result): once it was read and left, the survey may be asked (C17).
 * Whether it is, the server decides: never in an exam, at most once in 90 days, not where the school switched it off.
 */
export function useSurveyMoment(): void {
  const { survey } = useServices();
  useEffect(() => {
    const since = Date.now();
    return () => {
      if (Date.now() - since >= READ_MS) survey.moment();
    };
  }, [survey]);
}
