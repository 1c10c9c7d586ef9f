/** Tag `tests`: resets the exams of a test account, in environments that enable it. */
import { ok, type Handlers } from '../../../../http/call.ts';
import { requireAluno } from '../../../../http/sessao.ts';
import { resetTentativas } from './store.ts';

export const handlers = {
  resetAvaliacoes: async ({ escola, sessao, agora }) => {
    await resetTentativas(escola, requireAluno(sessao).turma_aluno_id, agora);
    return ok({ message: 'Avaliação reiniciada com sucesso.' });
  },
} satisfies Handlers;
