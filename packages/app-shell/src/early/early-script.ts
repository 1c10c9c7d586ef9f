/** Entry of the script inside the page. The build writes the table in. */
import { startLayer } from '../prerender/start-layer.ts';
import type { EarlyTable } from './plan.ts';
import { startEarly } from './start-early.ts';

declare const LUNETA_EARLY: EarlyTable;
/** Files of the login. */
declare const LUNETA_LOGIN: readonly string[];

/** Storage is blocked, or the configuration is no JSON: the app says so, or does without. */
function attempt(part: () => void): void {
  try {
    part();
  } catch {
    // The other part goes on.
  }
}
attempt(() => startEarly(LUNETA_EARLY));
attempt(() => startLayer(LUNETA_LOGIN));
