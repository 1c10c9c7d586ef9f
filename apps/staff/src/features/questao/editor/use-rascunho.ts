/** Unsaved work of this device on one question: found when the editor opens, kept while something is not saved. */
import { readDraft, useDrafts, useKeptDraft } from '@luneta/app-shell/form';
import { useState } from 'react';

import type { QuestaoForm } from './use-questao-form.ts';
import { NOVA, type Valores } from './valores.ts';

/** Another build, or a hand, may have written it: the same fields, each of the same kind. */
function isValores(value: unknown): value is Valores {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(NOVA).every(([name, sample]) => {
    const found = fields[name];
    if (sample === null) return found === null || typeof found === 'number';
    if (name === 'alternativas') return Array.isArray(found) && found.every(isOption);
    return Array.isArray(sample) ? Array.isArray(found) : typeof found === typeof sample;
  });
}

const isOption = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'texto' in value &&
  typeof value.texto === 'string' &&
  'motivo' in value &&
  typeof value.motivo === 'string' &&
  'correta' in value &&
  typeof value.correta === 'boolean';

export function useRascunho(objeto: string, { form, versao, begin }: QuestaoForm) {
  const drafts = useDrafts(`questao:${objeto}`);
  const [offer, setOffer] = useState(() => readDraft(drafts, isValores));
  const dirty = form.changed.length > 0;
  useKeptDraft(drafts, { typed: form.values, versao, dirty, offered: offer !== null });
  return {
    offer,
    recover: () => {
      if (offer === null) return;
      form.set({ ...offer.typed, situacao: '' });
      begin(offer.versao);
      setOffer(null);
    },
    discard: () => setOffer(null),
  };
}
