import { useState } from 'react';
import type { RowKey } from '@luneta/ui';

import type { AlunoListado } from '../../../aluno.ts';

type Ticked = ReadonlyMap<RowKey, AlunoListado>;
const NOBODY: Ticked = new Map();

/**
 * The students that are ticked, on this page of the list and on others. Another list (other filters) begins with nobody:
 * what is not in sight must not be acted on unnoticed.
 */
export function useSelecao(list: string) {
  const [kept, setKept] = useState({ list, ticked: NOBODY });
  const ticked = kept.list === list ? kept.ticked : NOBODY;
  const set = (next: Ticked) => setKept({ list, ticked: next });
  return {
    ticked,
    selected: new Set(ticked.keys()),
    /** @param rows the page in sight, where new ticks come from */
    change: (keys: ReadonlySet<RowKey>, rows: readonly AlunoListado[]) => {
      const known = new Map<RowKey, AlunoListado>([
        ...ticked,
        ...rows.map((row) => [row.turma_aluno_id, row] as const),
      ]);
      set(new Map([...known].filter(([key]) => keys.has(key))));
    },
    add: (alunos: readonly AlunoListado[]) =>
      set(new Map([...ticked, ...alunos.map((aluno) => [aluno.turma_aluno_id, aluno] as const)])),
    clear: () => set(NOBODY),
  };
}

export type Selecao = ReturnType<typeof useSelecao>;
