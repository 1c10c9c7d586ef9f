/** Why a step of the recovery failed, in the words of the step; and the overlay when the service is out of order. */
import { ApiError } from '@luneta/api-client';

import { isMaintenanceReason } from '../maintenance/maintenance-store.ts';
import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';

/** `byStatus`: the documented texts of this step. */
export type ProblemWords = { byStatus: Readonly<Record<number, string>>; failed: string };

/** Returns the message for an error. Errors that are not answers of the API are thrown again. */
export function useProblem() {
  const { maintenance } = useServices();
  return (error: unknown, { byStatus, failed }: ProblemWords): string => {
    if (!(error instanceof ApiError)) throw error;
    if (error.offline) return error.message;
    if (isMaintenanceReason(error.codigo)) {
      maintenance.open(error.codigo);
      return error.message;
    }
    if (error.status === 429) return copy.tooMany;
    return byStatus[error.status] ?? failed;
  };
}
