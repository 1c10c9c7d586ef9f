import { useSyncExternalStore } from 'react';

import { isKeyboardOpen } from './keyboard-open.ts';

function subscribe(listener: () => void) {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  return () => viewport?.removeEventListener('resize', listener);
}

/** True while the keyboard of a phone covers the page. It follows the screen, not the focus, so no tap is missed. */
export const useKeyboardOpen = () => useSyncExternalStore(subscribe, isKeyboardOpen, () => false);
