/** Which columns of the list a person looks at: kept on this device, for that person. */
import { useDrafts } from '@luneta/app-shell/form';
import { useState } from 'react';

import { DE_SEMPRE, emOrdem, readColunas, type Coluna } from './colunas.ts';

const KEPT = 'colunas:questoes';

export function useColunas() {
  const kept = useDrafts(KEPT);
  const [colunas, setColunas] = useState(() => readColunas(kept.read()?.dados) ?? DE_SEMPRE);
  return {
    colunas,
    choose: (next: readonly Coluna[]) => {
      const ordered = emOrdem(next);
      kept.keep({ em: Date.now(), versao: 1, dados: ordered });
      setColunas(ordered);
    },
  };
}
