/** Unsaved work of this device on one object: found when its editor opens, kept while something is not saved. */
import { readDraft, useDrafts, useKeptDraft } from '@luneta/app-shell/form';
import { useState } from 'react';

/** What the editor of an object tells: what is typed, over which version, and how a draft comes back into it. */
type Editor<Typed> = {
  readonly form: { readonly values: Typed; readonly changed: readonly unknown[] };
  /** The version that the text began from; null before the first save. */
  readonly versao: number | null;
  /** The text goes on from this version. */
  readonly begin: (versao: number) => void;
  readonly restore: (typed: Typed) => void;
};

/**
 * @param objeto its kind and id: `questao:12`
 * @param isTyped whether a stored value is one of this form: another build, or a hand, may have written it
 */
export function useGuardado<Typed>(
  objeto: string,
  isTyped: (value: unknown) => value is Typed,
  { form, versao, begin, restore }: Editor<Typed>,
) {
  const drafts = useDrafts(objeto);
  const [offer, setOffer] = useState(() => readDraft(drafts, isTyped));
  const dirty = form.changed.length > 0;
  useKeptDraft(drafts, { typed: form.values, versao: versao ?? 0, dirty, offered: offer !== null });
  return {
    offer,
    recover: () => {
      if (offer === null) return;
      restore(offer.typed);
      begin(offer.versao);
      setOffer(null);
    },
    discard: () => setOffer(null),
  };
}

/** A draft that is offered, and what the person decides about it. */
export type Guardado = {
  readonly offer: { readonly em: number } | null;
  readonly recover: () => void;
  readonly discard: () => void;
};
