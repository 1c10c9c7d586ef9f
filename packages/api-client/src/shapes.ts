/**
 * Compares answers with the contract (decision 122). The schemas may come later than the first answers: those wait, and are
 * compared then. An answer is compared as it was parsed, so nothing is read twice.
 */
import type * as z from 'zod/mini';

import type { CallInfo } from './call.ts';
import { invalidResponseError, type ApiError } from './errors.ts';

/** Schemas of answers by method and path template: `@luneta/api-client/checks/…` has those of each app. */
export type ResponseChecks = Readonly<Record<string, z.ZodMiniType>>;

/** What did not match: where in the body and why. Values are left out, so it may be reported. */
export type ShapeMismatch = { call: string; issues: readonly { path: string; message: string }[] };

export type ShapeOptions = {
  /** Whether a mismatch is only told, and the caller gets what came. */
  tolerates?: (call: CallInfo) => boolean;
  /** Told of each answer that does not match. Holds field paths, never values. */
  onMismatch?: (mismatch: ShapeMismatch) => void;
};

export type Shapes = {
  /** Takes the body of an answer. @throws ApiError when it does not match and is not tolerated */
  take: (call: CallInfo, status: number, body: unknown) => void;
  /**
   * The schemas are there: what waited is compared, one answer after the other, between whatever else the page does. Whether an
   * answer that was handed out would have been refused.
   */
  begin: (checks: ResponseChecks) => Promise<boolean>;
};

const MAX_ISSUES = 10;
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Makes the comparison of one page. */
export function createShapes({ tolerates = () => false, onMismatch }: ShapeOptions = {}): Shapes {
  let checks: ResponseChecks | undefined;
  let waiting: { call: CallInfo; status: number; body: unknown }[] = [];

  /** Why an answer is refused. */
  function refusal(known: ResponseChecks, call: CallInfo, status: number, body: unknown): ApiError | null {
    const name = `${call.method} ${call.path}`;
    const result = known[name]?.safeParse(body);
    if (result?.success !== false) return null;
    const issues = result.error.issues.slice(0, MAX_ISSUES);
    const mismatch = {
      call: name,
      issues: issues.map(({ path, code }) => ({ path: path.map(String).join('.'), message: code })),
    };
    onMismatch?.(mismatch);
    return tolerates(call) ? null : invalidResponseError(status, mismatch);
  }

  return {
    take(call, status, body) {
      if (checks === undefined) {
        waiting.push({ call, status, body });
        return;
      }
      const error = refusal(checks, call, status, body);
      if (error) throw error;
    },
    async begin(known) {
      checks = known;
      const before = waiting;
      waiting = [];
      let refused = false;
      for (const { call, status, body } of before) {
        await turn();
        refused = refusal(known, call, status, body) !== null || refused;
      }
      return refused;
    },
  };
}
