// Switches the page to print media or to forced colours.
import type { CDPSession } from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Switches the media type of the page under test. */
export const printMedia = async (on: boolean): Promise<void> => {
  const session: CDPSession = cdp();
  await session.send('Emulation.setEmulatedMedia', { media: on ? 'print' : '' });
};

/** Switches the colours of the page under test to the system's. */
export const forcedColours = async (on: boolean): Promise<void> => {
  const session: CDPSession = cdp();
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: on ? 'active' : 'none' }],
  });
};
