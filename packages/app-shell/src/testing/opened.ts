/**
 * Notes which screens each test opens, for `npm test`: a test runs again only when one of them has changed
 * (`scripts/check/test-parts.ts`). Every test has all addresses of its app, and most open one.
 */
import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    opened?: string[];
  }
}

declare global {
  /** Called with the path of a screen from the root; `noted` in `noted.ts` puts the calls into `routes.tsx`. */
  var lunetaOpened: ((screen: string) => void) | undefined;
}

export function noteOpened(): void {
  const opened = new Set<string>();
  globalThis.lunetaOpened = (screen) => opened.add(screen);
  afterEach(({ task }) => {
    task.meta.opened = [...opened];
    opened.clear();
  });
}
