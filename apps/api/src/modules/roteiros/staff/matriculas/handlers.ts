/** Tag `gestao_alunos`: students entered and moved by hand. They stand here because wallets, exams and results follow. */
import { type Handlers, ok } from '../../../../http/call.ts';
import { tenant } from '../../../../database/tenant.ts';
import { errors } from '../../../../http/errors.ts';
import { findInReach, turmaInReach } from '../../../escola/index.ts';
import { createAluno } from './aluno-novo.ts';
import { moveAluno } from './movimentacao.ts';

export const handlers = {
  createAlunoGestao: async ({ db, sessao, body: { params: _params, ...pedido }, agora }) => {
    const escola = await turmaInReach(db, sessao, pedido.turma_id, agora);
    return ok(await createAluno(escola, pedido, { sessao, agora }));
  },

  createMovimentacao: async ({ db, sessao, path, body: { params: _params, ...pedido }, agora }) => {
    const aluno = await findInReach(db, sessao, path.turma_aluno_id, agora);
    if (!aluno) throw errors.notFound();
    const escola = tenant(db, aluno.escola_id);
    return ok(await moveAluno(escola, aluno, pedido, { sessao, agora }));
  },
} satisfies Handlers;
