// Shows the page as it goes to paper. The import only brings the type of what `cdp()` can do.
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Switches the media type of the page under test. */
export const printMedia = async (on: boolean): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { media: on ? 'print' : '' });
};
