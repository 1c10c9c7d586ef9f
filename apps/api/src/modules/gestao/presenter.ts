/** A class of the management list as the contract shows it. */
import type { components } from '@luneta/openapi';

import type { TurmaRow } from './store.ts';

export function gestaoTurma(row: TurmaRow): components['schemas']['GestaoTurma'] {
  const { escola_id: _school, restantes: _place, alunos, ...turma } = row;
  return { ...turma, alunos: [...alunos] };
}
