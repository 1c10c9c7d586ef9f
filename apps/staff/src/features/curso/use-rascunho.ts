/** The draft of this device: found when the editor opens, rascunhos while there is unsaved work, forgotten once it is saved. */
import { readDraft, useDrafts, useKeptDraft, type Work } from '@luneta/app-shell/form';
import { useState } from 'react';

import { changedSections, type CursoForm } from './curso-form.ts';
import { isCursoForm } from './curso-guardado.ts';

export function useRascunho(objeto: string, saved: CursoForm, work: Work<CursoForm>) {
  const drafts = useDrafts(objeto);
  const [offer, setOffer] = useState(() => {
    const found = readDraft(drafts, isCursoForm);
    return found !== null && changedSections(found.typed, saved).length > 0 ? found : null;
  });
  useKeptDraft(drafts, { ...work, offered: offer !== null });
  return {
    /** A draft to be recovered or discarded; null when there is none. */
    offer,
    /** The person decided. */
    settle: () => setOffer(null),
  };
}
