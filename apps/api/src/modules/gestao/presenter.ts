/** Shape of a class of the management list in responses. */
import type { components } from '@luneta/openapi';

import type { TurmaRow } from './store.ts';

export function gestaoTurma(row: TurmaRow): components['schemas']['GestaoTurma'] {
  const { escola_id: _school, restantes: _place, alunos, ...turma } = row;
  return { ...turma, alunos: [...alunos] };
}
