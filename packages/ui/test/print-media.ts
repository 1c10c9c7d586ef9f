// Shows the page as it goes to paper.
import type { CDPSession } from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Switches the media type of the page under test. */
export const printMedia = async (on: boolean): Promise<void> => {
  const session: CDPSession = cdp();
  await session.send('Emulation.setEmulatedMedia', { media: on ? 'print' : '' });
};
