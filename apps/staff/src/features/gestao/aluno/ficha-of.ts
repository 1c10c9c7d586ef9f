/** The slip of one password that was just reset. */
import type { GestaoAlunoDetalhe } from '@luneta/api-client';

import { alunoOf } from '../../../shared/aluno.ts';
import type { Fichas } from '../senhas/fichas.ts';

/** A single reset answers no instant: it holds for 72 hours (security D7). */
const VALIDITY_MS = 72 * 3_600_000;

export function fichaOf(detalhe: GestaoAlunoDetalhe, nova_senha: string, nowMs: number): Fichas {
  const { turma_aluno_id, aluno_nome, login } = detalhe;
  return {
    fichas: [{ turma_aluno_id, aluno_nome, login, nova_senha, turma: alunoOf(detalhe).turma }],
    missing: [],
    expira_em: new Date(nowMs + VALIDITY_MS).toISOString(),
  };
}
