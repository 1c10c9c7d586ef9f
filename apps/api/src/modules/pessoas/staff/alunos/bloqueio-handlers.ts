/** Ends the wait that wrong passwords of others put on a student's account (decision 213). */
import { tenant } from '../../../../database/tenant.ts';
import { ok, type Handlers } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors.ts';
import { findInReach, recordAct } from '../../../escola/index.ts';
import { forgetPessoas } from '../../login/throttle.ts';

export const bloqueioHandlers = {
  setBloqueioAluno: async ({ db, sessao, path, agora }) => {
    const found = await findInReach(db, sessao, path.turma_aluno_id, agora);
    if (!found) throw errors.notFound();
    const { escola_id, pessoa_id, turma_aluno_id } = found;
    return tenant(db, escola_id).transaction(async (escola) => {
      await forgetPessoas(escola.db, [{ escola_id, pessoa_id }]);
      await recordAct(escola, { acao: 'bloqueio_liberado', sessao, pessoa_id, turma_aluno_id, agora });
      return ok({ message: 'Acesso liberado. O aluno já pode tentar de novo.' });
    });
  },
} satisfies Handlers;
