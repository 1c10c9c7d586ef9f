/** Access slips of a class (PIM-9): the passwords are made here and told once. Who may ask is the caller's question. */
import { errors } from '../../../../http/errors.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { resetSenhas } from '../../conta/redefinicao-turma.ts';
import { MAX_STUDENTS, turmaErrors } from './errors.ts';
import { findTurmaDaFicha, listAlunos } from './senhas-store.ts';

export type PedidoDeFichas = {
  readonly turma_id: number;
  readonly quem: 'sem_acesso' | 'todos';
  /** Only these; null: of the whole class. */
  readonly alunos: readonly number[] | null;
  readonly motivo: string;
  /** Null: whoever runs the machine. */
  readonly sessao: Sessao | null;
  readonly agora: Date;
};

/**
 * All of them or none; nobody who needs one is no error, so that a list of classes goes on.
 * @throws 404 for a class or a student that the school does not have; 409 for a class that is too large
 */
export async function makeFichas(escola: Tenant, { turma_id, quem, alunos: wanted, ...ato }: PedidoDeFichas) {
  const turma = await findTurmaDaFicha(escola, turma_id);
  const alunos = await listAlunos(escola, turma_id, wanted, quem === 'sem_acesso');
  if (!turma || (wanted && quem === 'todos' && alunos.length < wanted.length)) throw errors.notFound();
  if (alunos.length > MAX_STUDENTS) throw turmaErrors.tooLarge(MAX_STUDENTS);
  const acao = 'ficha_gerada';
  const { senhas, expira_em } = await resetSenhas(escola, { ...ato, alunos, acao, detalhe: { turma_id } });
  const fichas = alunos.map(({ turma_aluno_id, aluno_nome, login }, index) => ({
    turma_aluno_id,
    aluno_nome,
    login,
    senha: senhas[index] ?? '',
  }));
  return { turma_id, ...turma, expira_em, fichas };
}
