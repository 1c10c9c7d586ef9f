/** When the first screen stands, for what may wait: fonts, and the copy of the app for the next visit. */
import { afterPaint } from '@luneta/ui';
import type { QueryClient } from '@tanstack/react-query';

const LOOK_AGAIN_MS = 50;
/** A screen that never comes must not keep these away for ever. */
const AT_MOST_MS = 10_000;
/** Only the first picture of a page waits for code and data on a slow line; a later screen has most of it. */
let wasShown = false;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Resolves once `place` holds a heading and no data of the first screen is on its way. */
export async function afterFirstPicture(place: Element, queries: QueryClient): Promise<void> {
  const last = performance.now() + AT_MOST_MS;
  const stands = () => place.querySelector('h1, h2') !== null && queries.isFetching() === 0;
  while (!stands() && performance.now() < last) await pause(LOOK_AGAIN_MS);
  // Behind the paint that shows it.
  await (wasShown ? frame() : afterPaint());
  wasShown = true;
}
