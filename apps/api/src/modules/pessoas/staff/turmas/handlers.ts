/** Tag `gestao_turmas`: new passwords and access slips for the students of a class. */
import { type Handlers, ok } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors.ts';
import { iso } from '../../../../http/iso.ts';
import { turmaInReach } from '../../../escola/index.ts';
import { resetSenhas } from '../../conta/redefinicao-turma.ts';
import { MAX_STUDENTS, turmaErrors } from './errors.ts';
import { fichasHandlers } from './fichas-handlers.ts';
import { listAlunos } from './senhas-store.ts';

export const handlers = {
  ...fichasHandlers,

  /** Changes all of them or none: one student who is not, or no longer, of this class makes the whole call fail. */
  resetSenhasTurma: async ({ db, sessao, path, body, agora }) => {
    const { turma_id } = path;
    const escola = await turmaInReach(db, sessao, turma_id, agora);
    const wanted = body.turma_aluno_ids ? [...new Set(body.turma_aluno_ids)] : null;
    const alunos = await listAlunos(escola, turma_id, wanted);
    if (wanted && alunos.length < wanted.length) throw errors.notFound();
    if (alunos.length === 0) throw turmaErrors.empty();
    if (alunos.length > MAX_STUDENTS) throw turmaErrors.tooLarge(MAX_STUDENTS);
    const { motivo } = body;
    const { senhas, expira_em } = await resetSenhas(escola, { alunos, sessao, motivo, detalhe: { turma_id }, agora });
    return ok({
      message: 'Senha resetada com sucesso',
      turma_id,
      expira_em: iso(expira_em),
      senhas: alunos.map(({ turma_aluno_id, aluno_nome, login }, index) => ({
        turma_aluno_id,
        aluno_nome,
        login,
        nova_senha: senhas[index] ?? '',
      })),
    });
  },
} satisfies Handlers;
