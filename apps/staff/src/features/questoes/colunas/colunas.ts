/** Which columns of the list a person looks at: kept on this device, for that person. */
import { useDrafts } from '@luneta/app-shell/form';
import { useState } from 'react';

/** All that can be chosen, in their order; the question itself always stands. */
export const ESCOLHIVEIS = [
  'habilidades',
  'etiquetas',
  'dificuldade',
  'acerto',
  'usos',
  'autor',
  'atualizada',
] as const;
export type Coluna = (typeof ESCOLHIVEIS)[number];

/** What a person who chose nothing sees. */
export const DE_SEMPRE: readonly Coluna[] = ['dificuldade', 'acerto', 'usos'];

const KEPT = 'colunas:questoes';

/** What was kept, in our order; null where it is nothing that this build can read. */
export function readColunas(kept: unknown): readonly Coluna[] | null {
  if (!Array.isArray(kept)) return null;
  const names: readonly unknown[] = kept;
  return ESCOLHIVEIS.filter((coluna) => names.includes(coluna));
}

export function useColunas() {
  const kept = useDrafts(KEPT);
  const [colunas, setColunas] = useState(() => readColunas(kept.read()?.dados) ?? DE_SEMPRE);
  return {
    colunas,
    choose: (next: readonly Coluna[]) => {
      const ordered = ESCOLHIVEIS.filter((coluna) => next.includes(coluna));
      kept.keep({ em: Date.now(), versao: 1, dados: ordered });
      setColunas(ordered);
    },
  };
}
