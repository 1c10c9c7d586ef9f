/** Unsaved work of this device on one exam: found when the wizard opens, kept while something is not saved. */
import { readDraft, useDrafts, useKeptDraft } from '@luneta/app-shell/form';
import { useState } from 'react';

import type { RascunhoForm } from './use-rascunho-form.ts';
import { NOVA, type Valores } from './valores.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const allHave = (all: unknown, name: string) =>
  Array.isArray(all) && all.every((one: unknown) => isObject(one) && Array.isArray(one[name]));

/** Another build, or a hand, may have written it: the same fields, each of the same kind. */
function isValores(value: unknown): value is Valores {
  if (!isObject(value)) return false;
  const same = Object.entries(NOVA).every(([name, sample]) => {
    const found = value[name];
    return Array.isArray(sample) ? Array.isArray(found) : typeof found === typeof sample;
  });
  const { dias, turmas } = value;
  return same && allHave(dias, 'itens') && allHave(turmas, 'dias');
}

/** @param objeto the draft, or 'nova' */
export function useGuardado(objeto: string, { form, versao, begin }: RascunhoForm) {
  const drafts = useDrafts(`prova:${objeto}`);
  const [offer, setOffer] = useState(() => readDraft(drafts, isValores));
  const dirty = form.changed.length > 0;
  useKeptDraft(drafts, { typed: form.values, versao: versao ?? 0, dirty, offered: offer !== null });
  return {
    offer,
    recover: () => {
      if (offer === null) return;
      form.set(offer.typed);
      begin(offer.versao);
      setOffer(null);
    },
    discard: () => setOffer(null),
  };
}
export type Guardado = ReturnType<typeof useGuardado>;
