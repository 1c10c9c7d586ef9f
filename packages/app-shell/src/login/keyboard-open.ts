/** A keyboard takes at least this part of a phone's screen; the bars of a browser take less. */
const KEYBOARD_PART = 0.25;

/** Whether the keyboard of a phone covers the page. */
export function isKeyboardOpen(): boolean {
  const viewport = window.visualViewport;
  if (!viewport) return false;
  // Zooming also makes the visible part smaller. Multiplying by the scale removes that effect.
  const visible = viewport.height * viewport.scale;
  return visible < window.innerHeight * (1 - KEYBOARD_PART);
}
