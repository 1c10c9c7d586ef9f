import { useState } from 'react';
import type { RowKey } from '@luneta/ui';

import type { AlunoListado } from '../../../shared/aluno.ts';

type Ticked = ReadonlyMap<RowKey, AlunoListado>;
const NOBODY: Ticked = new Map();

/**
 * The students that are ticked, on this page of the list and on others. Of another list (other filters) only those stay
 * ticked who stand in it: what is not in sight must not be acted on unnoticed.
 *
 * @param list tells one list from another
 * @param rows the students in sight; null while they are still those of the list before
 */
export function useSelecao(list: string, rows: readonly AlunoListado[] | null) {
  const [selection, setSelection] = useState({ list, ticked: NOBODY });
  if (selection.list !== list && rows !== null) {
    const there = new Set<RowKey>(rows.map(({ turma_aluno_id }) => turma_aluno_id));
    setSelection({ list, ticked: new Map([...selection.ticked].filter(([key]) => there.has(key))) });
  }
  const { ticked } = selection;
  const set = (next: Ticked) => setSelection({ list: selection.list, ticked: next });
  return {
    ticked,
    selected: new Set(ticked.keys()),
    /** @param shown the page in sight, where new ticks come from */
    change: (keys: ReadonlySet<RowKey>, shown: readonly AlunoListado[]) => {
      const known = new Map<RowKey, AlunoListado>([
        ...ticked,
        ...shown.map((row) => [row.turma_aluno_id, row] as const),
      ]);
      set(new Map([...known].filter(([key]) => keys.has(key))));
    },
    add: (alunos: readonly AlunoListado[]) =>
      set(new Map([...ticked, ...alunos.map((aluno) => [aluno.turma_aluno_id, aluno] as const)])),
    clear: () => set(NOBODY),
  };
}

export type Selecao = ReturnType<typeof useSelecao>;
