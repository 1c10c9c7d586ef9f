// What the runner's configuration hands to the tests in the browser.
import type { ProvidedContext } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The long check: every theme, every width. */
    prove: boolean;
  }
}

export type Provided = ProvidedContext;
