import { ok, type Handlers } from '../../http/call.ts';
import { requireAluno } from '../../http/sessao.ts';
import { questaoErrors } from './errors.ts';
import { findExamsOfQuestoes } from './liberacao-store.ts';
import { mayReadKeyOf, mayReadQuestao } from './policy.ts';
import { presentQuestao } from './presenter.ts';
import { findQuestao } from './store.ts';

/** Operations of the question bank. */
export const handlers = {
  getQuestao: async ({ escola, sessao, path, agora }) => {
    const aluno = requireAluno(sessao);
    const [questao, byQuestao] = await Promise.all([
      findQuestao(escola, aluno, path.id, agora),
      findExamsOfQuestoes(escola, [path.id], agora),
    ]);
    if (!questao) throw questaoErrors.notFound();
    const access = { ...questao, exams: byQuestao.get(path.id) ?? [] };
    if (!mayReadQuestao(access, agora)) throw questaoErrors.notFound();
    return ok(presentQuestao(questao, mayReadKeyOf(access, agora)));
  },
} satisfies Handlers;
