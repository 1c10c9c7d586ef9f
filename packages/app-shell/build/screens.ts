/** What the page may ask for at each address, from the app's table of screens. */
import type { EarlyRoute } from '../src/early/plan.ts';
import { earlyOf } from '../src/screens/early-of.ts';
import type { Screens } from '../src/screens/screens.ts';

/** Reads the table when the build first asks for it. Its file exports `screens`; without a file there are none. */
export function readScreens(file: URL | undefined): () => Promise<readonly EarlyRoute[]> {
  let early: Promise<readonly EarlyRoute[]> | undefined;
  const read = async () => {
    if (file === undefined) return [];
    const { screens }: { screens: Screens } = await import(file.href);
    return earlyOf(screens);
  };
  return () => (early ??= read());
}
