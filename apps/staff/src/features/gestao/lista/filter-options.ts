/** What the filters of students and classes offer, as their selects show it. */
import type { Turma } from '../../../shared/aluno.ts';
import { choices, type Filtros } from './filtros.ts';
import { turmaName } from './turma-name.ts';

const named = (name: string) => ({ value: name, label: name });

export function filterOptions(all: readonly Turma[], filtros: Pick<Filtros, 'sede' | 'serie'>) {
  const { sedes, series, turmas } = choices(all, filtros);
  return {
    sede: sedes.map(named),
    serie: series.map(named),
    turma: turmas.map((turma) => ({ value: String(turma.turma_id), label: turmaName(turma, filtros.serie) })),
  };
}
