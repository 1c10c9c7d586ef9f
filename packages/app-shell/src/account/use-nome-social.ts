import { cleanNome, nomeSocialError } from '@luneta/domain';
import { useState } from 'react';

import { useConta } from '../session/use-conta.ts';
import { useUpdateConta } from './use-update-conta.ts';

/**
 * The nickname (wire field `nome_social`, decision 50) while it is edited. Each screen treats `problem` in its own way:
 * the older one limits the length, the newer one shows an error, the settings ask for a name.
 */
export function useNomeSocial(saved: string) {
  const { nome_social } = useConta();
  const { saving, failure, forgetFailure, save } = useUpdateConta(saved);
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? nome_social ?? '';
  const problem = nomeSocialError(value);
  const changed = cleanNome(value) !== (nome_social ?? '');
  return {
    value,
    problem,
    changed,
    saving,
    failure,
    type: (text: string) => {
      setTyped(text);
      forgetFailure();
    },
    /** Does nothing for what may not be saved. */
    save: () => {
      if (problem !== null || !changed || saving) return;
      save({ nome_social: cleanNome(value) }, () => setTyped(null));
    },
  };
}
