/** Shapes of a class in the lists of the management. */
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import type { ResumoRow } from './resumo-store.ts';
import type { TurmaRow } from './store.ts';

export function gestaoTurma(row: TurmaRow): components['schemas']['GestaoTurma'] {
  const { escola_id: _school, restantes: _place, alunos_restantes: _total, alunos, ...turma } = row;
  return {
    ...turma,
    alunos: alunos.map(({ ultimo_acesso_em, ...aluno }) => ({
      ...aluno,
      ultimo_acesso_em: ultimo_acesso_em === null ? null : iso(new Date(ultimo_acesso_em)),
    })),
  };
}

export function gestaoTurmaResumo(row: ResumoRow): components['schemas']['GestaoTurmaResumo'] {
  const { escola_id: _school, ...turma } = row;
  return turma;
}
