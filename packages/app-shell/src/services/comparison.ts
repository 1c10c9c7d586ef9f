/**
 * Answers are compared with the contract (decision 122). What does not match is reported; outside of an exam the screen shows that
 * something went wrong instead of it, in an exam it goes on with what came.
 */
import { createShapes, type ResponseChecks, type Shapes } from '@luneta/api-client';
import type { QueryClient } from '@tanstack/react-query';

import type { Reporter } from '../reporting/reporter.ts';
import { isExamPlace } from './exam-place.ts';

type ComparisonOptions = {
  queryClient: QueryClient;
  reporter: Reporter;
  /** Where the page is, or is going. */
  place: () => string;
};

export function createComparison({ queryClient, reporter, place }: ComparisonOptions): {
  readonly shapes: Shapes;
  readonly compare: (checks: ResponseChecks) => Promise<void>;
} {
  const shapes = createShapes({
    tolerates: () => isExamPlace(place()),
    onMismatch(mismatch) {
      reporter.answerDiffers(mismatch);
      // While developing it is seen at once; a person reads nothing of it.
      if (import.meta.env.DEV)
        reportError(new Error(`An answer differs from the contract: ${JSON.stringify(mismatch)}`));
    },
  });
  return {
    shapes,
    async compare(checks) {
      // What is on screen is asked for again: now it is refused where it does not match.
      if (await shapes.begin(checks)) await queryClient.resetQueries();
    },
  };
}
