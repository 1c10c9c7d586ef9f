/** The filters of the list of classes, and the classes they leave. Pure. */
import type { GestaoTurmaResumo } from '@luneta/api-client';

import { byTurma } from '../../../shared/aluno.ts';
import { simple } from '../../../shared/texto.ts';
import type { Filtros } from '../lista/filtros.ts';

export type FiltrosDeTurmas = Pick<Filtros, 'busca' | 'sede' | 'serie'>;

/** Grades in their order, then codes; every word typed stands in the grade or the code, accents aside. */
export function turmasDe(
  turmas: readonly GestaoTurmaResumo[],
  { busca, sede, serie }: FiltrosDeTurmas,
): GestaoTurmaResumo[] {
  const typed = simple(busca).split(/\s+/u).filter(Boolean);
  return turmas
    .filter(
      (turma) =>
        (sede === '' || turma.sede_nome === sede) &&
        (serie === '' || turma.serie_nome === serie) &&
        typed.every((word) => simple(`${turma.serie_nome} ${turma.turma_codigo}`).includes(word)),
    )
    .sort(byTurma);
}
