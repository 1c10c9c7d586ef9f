import { ok, type Handlers } from '../../http/call.ts';
import { requireAluno } from '../../http/sessao.ts';
import { questaoErrors } from './errors.ts';
import { findExamsOfQuestoes } from './liberacao-store.ts';
import { mayReadKey, mayReadQuestao } from './policy.ts';
import { presentQuestao } from './presenter.ts';
import { findQuestao } from './store.ts';

/** Operations of the question bank. */
export const handlers = {
  getQuestao: async ({ escola, sessao, path, agora }) => {
    const aluno = requireAluno(sessao);
    const [questao, byQuestao] = await Promise.all([
      findQuestao(escola, aluno, path.id),
      findExamsOfQuestoes(escola, [path.id], agora),
    ]);
    const exams = byQuestao.get(path.id) ?? [];
    if (!questao || !mayReadQuestao({ ...questao, exams }, agora)) throw questaoErrors.notFound();
    return ok(presentQuestao(questao, mayReadKey(exams, agora)));
  },
} satisfies Handlers;
