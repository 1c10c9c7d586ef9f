import type { Turma } from '../../../shared/aluno.ts';
import { copy as words } from '../../../shared/copy.ts';
import { nomeDoTurno } from '../../../shared/turno.ts';

/** Label of a class in a select. The grade is left out when all classes have the same one. */
export const turmaName = (turma: Turma, serie: string): string =>
  `${serie === '' ? words.turmaOf(turma.serie_nome, turma.turma_codigo) : turma.turma_codigo} · ${nomeDoTurno(turma.turma_turno)}`;
