/// <reference types="@vitest/browser-playwright" />
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const wanted = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/**
 * For a test about movement. The screens are tested as whoever wants less of it meets them: a press waits until what it presses stands
 * still, and dialogs take a third of a second to come in. Call it inside a test, before something is shown.
 */
export async function fullMotion(): Promise<void> {
  await wanted('no-preference');
  onTestFinished(async () => {
    await wanted('reduce');
  });
}
