/** Entry of the script behind the pieces of the frames. The build writes the rows in. */
import type { FrameTable } from './frame-row.ts';
import { showFrame } from './show-frame.ts';

declare const LUNETA_FRAMES: FrameTable;

/**
 * Whoever writes the first date or number waits for the browser to read the tables of the language: 20 to 90 ms on a cheap
 * phone. Read behind the paint of the frame, while no script of the app has come yet.
 */
function warmDates(): void {
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: 'numeric' }).format(0);
}

try {
  if (showFrame(LUNETA_FRAMES)) requestAnimationFrame(() => setTimeout(warmDates));
} catch {
  // Storage is blocked: the app comes without a frame before it.
}
