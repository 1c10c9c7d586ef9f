/** Entry of the script inside the page. The build writes the table in. */
import type { EarlyTable } from './plan.ts';
import { startEarly } from './start-early.ts';

declare const LUNETA_EARLY: EarlyTable;

try {
  startEarly(LUNETA_EARLY);
} catch {
  // Storage is blocked, or the configuration is no JSON: the app says so, or does without.
}
