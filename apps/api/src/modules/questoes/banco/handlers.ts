/** Tag `banco_questoes`: one question of the bank, with as much of it as the caller may see. */
import { escolasInReach, recordAct } from '../../escola/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { ok, type Call, type Handlers } from '../../../http/call.ts';
import { questaoErrors } from './errors.ts';
import { findExamsOfQuestoes } from '../release.ts';
import { mayReadQuestao } from '../access.ts';
import { presentQuestao } from '../presenter.ts';
import { revealInBank, revealToAuthor } from '../reveal.ts';
import { readsBank } from './policy.ts';
import { findQuestao, findQuestaoOfBank } from './store.ts';

type Read = Pick<Call<'getQuestao'>, 'db' | 'sessao' | 'path' | 'agora'>;

/**
 * Returns a question with key and comment and writes a row in the audit of the question's school. Without the row
 * nothing is returned.
 */
async function readOfBank({ db, sessao, path, agora }: Read) {
  const escolas = await escolasInReach(db, sessao);
  const questao = await findQuestaoOfBank(db, escolas, path.id);
  if (!questao) throw questaoErrors.notFound();
  const { banco_questao_id } = questao;
  const act = { acao: 'questao_lida', sessao, detalhe: { banco_questao_id }, agora };
  await recordAct(tenant(db, questao.escola_id), act);
  return ok(presentQuestao(revealToAuthor(questao)));
}

export const handlers = {
  getQuestao: async ({ db, escola, sessao, path, agora }) => {
    if (readsBank(sessao)) return readOfBank({ db, sessao, path, agora });
    const { aluno } = sessao;
    // Staff other than gestao_vida see questions only in a student's view.
    if (!aluno) throw questaoErrors.notFound();
    const [questao, byQuestao] = await Promise.all([
      findQuestao(escola, aluno, path.id, agora),
      findExamsOfQuestoes(escola, [path.id]),
    ]);
    if (!questao) throw questaoErrors.notFound();
    const access = { ...questao, exams: byQuestao.get(path.id) ?? [] };
    if (!mayReadQuestao(access, agora)) throw questaoErrors.notFound();
    return ok(presentQuestao(revealInBank(questao, access, agora)));
  },
} satisfies Handlers;
