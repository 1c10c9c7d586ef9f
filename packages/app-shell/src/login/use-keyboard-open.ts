import { useSyncExternalStore } from 'react';

/** A keyboard takes at least this part of a phone's screen; the bars of a browser take less. */
const KEYBOARD_PART = 0.25;

function subscribe(listener: () => void) {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  return () => viewport?.removeEventListener('resize', listener);
}

function isOpen() {
  const viewport = window.visualViewport;
  if (!viewport) return false;
  // Zooming also makes the visible part smaller. Multiplying by the scale removes that effect.
  const visible = viewport.height * viewport.scale;
  return visible < window.innerHeight * (1 - KEYBOARD_PART);
}

/** True while the keyboard of a phone covers the page. It follows the screen, not the focus, so no tap is missed. */
export const useKeyboardOpen = () => useSyncExternalStore(subscribe, isOpen);
