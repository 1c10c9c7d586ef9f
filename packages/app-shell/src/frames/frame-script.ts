/** Entry of the script behind the pieces of the frames. The build writes the rows in. */
import type { FrameTable } from './frame-row.ts';
import { showFrame } from './show-frame.ts';

declare const LUNETA_FRAMES: FrameTable;

try {
  showFrame(LUNETA_FRAMES);
} catch {
  // Storage is blocked: the app comes without a frame before it.
}
