import { useEffect, useState } from 'react';
import { loadTexDrawer, type DrawnTex } from '../html/draw-tex.ts';
import type { Tex } from '../schema/tex.ts';

/** The formula drawn while it is typed; null while it is empty, not drawn yet, or the renderer cannot be loaded. */
export function useDrawnTex({ tex, display }: Tex): DrawnTex | null {
  const [draw, setDraw] = useState<((formula: Tex) => DrawnTex) | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const loaded = await loadTexDrawer();
      if (!gone) setDraw(() => loaded);
    };
    // Without a connection the server still draws it when the text is saved.
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return draw && tex.trim() !== '' ? draw({ tex: tex.trim(), display }) : null;
}
