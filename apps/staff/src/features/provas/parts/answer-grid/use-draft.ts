import { useState } from 'react';

import type { GridPlace } from './moves.ts';

/** A value of several characters while it is typed. It is handed over when the cell is left, and dropped by Escape. */
export function useDraft(onDone: (row: number, column: number, text: string) => void) {
  const [draft, setDraft] = useState<(GridPlace & { text: string }) | null>(null);
  const textAt = ({ row, column }: GridPlace) => (draft?.row === row && draft.column === column ? draft.text : null);
  return {
    /** What stands in this cell while it is typed; null when it is not. */
    textAt,
    write: (place: GridPlace, text: string) => setDraft({ ...place, text }),
    drop: () => setDraft(null),
    end: () => {
      if (!draft) return;
      setDraft(null);
      onDone(draft.row, draft.column, draft.text);
    },
  };
}
