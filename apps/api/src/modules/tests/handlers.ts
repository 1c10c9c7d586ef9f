/** `tests/*` of exams: bound only where the environment enables them, and refused by the guard to all but test accounts. */
import { ok, type Handlers } from '../../http/call.ts';
import { requireAluno } from '../../http/sessao.ts';
import { resetTentativas } from './store.ts';

export const handlers = {
  resetAvaliacoes: async ({ escola, sessao, agora }) => {
    await resetTentativas(escola, requireAluno(sessao).turma_aluno_id, agora);
    return ok({ message: 'Avaliação reiniciada com sucesso.' });
  },
} satisfies Handlers;
