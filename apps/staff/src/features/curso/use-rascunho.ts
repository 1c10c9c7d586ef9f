/** The draft of this device: found when the editor opens, kept while there is unsaved work, forgotten once it is saved. */
import { useEffect, useState } from 'react';

import type { Drafts } from '@luneta/app-shell/form';
import { changedSections, type CursoForm } from './curso-form.ts';
import { isCursoForm } from './curso-guardado.ts';

export type Guardado = { readonly em: number; readonly versao: number; readonly form: CursoForm };

/** What was kept, when it says something else than what is saved. */
function found(kept: Drafts, saved: CursoForm): Guardado | null {
  const rascunho = kept.read();
  if (rascunho === null || !isCursoForm(rascunho.dados)) return null;
  const { em, versao, dados: form } = rascunho;
  return changedSections(form, saved).length > 0 ? { em, versao, form } : null;
}

export type Working = { form: CursoForm; versao: number; dirty: boolean };

export function useRascunho(kept: Drafts, saved: CursoForm, { form, versao, dirty }: Working) {
  const [offer, setOffer] = useState(() => found(kept, saved));
  const waits = offer !== null;
  useEffect(() => {
    if (dirty) kept.keep({ em: Date.now(), versao, dados: form });
    // What is offered stays until the person has decided.
    else if (!waits) kept.forget();
  }, [kept, dirty, waits, form, versao]);
  return {
    /** A draft to be recovered or discarded; null when there is none. */
    offer,
    /** The person decided. */
    settle: () => setOffer(null),
  };
}
