/** One question of the bank, as whoever asks may see it. */
import { reachOf } from '../../school/alcance.ts';
import { recordAct } from '../../school/auditoria.ts';
import { tenant } from '../../database/tenant.ts';
import { ok, type Call, type Handlers } from '../../http/call.ts';
import { questaoErrors } from './errors.ts';
import { findExamsOfQuestoes } from '../../question/release.ts';
import { mayReadQuestao } from '../../question/access.ts';
import { presentQuestao } from '../../question/presenter.ts';
import { revealInBank, revealToAuthor } from '../../question/reveal.ts';
import { readsBank } from './policy.ts';
import { findQuestao, findQuestaoOfBank } from './store.ts';

type Read = Pick<Call<'getQuestao'>, 'db' | 'sessao' | 'path' | 'agora'>;

/** The page of the bank: key and comment, and a row in the trail of the question's school, or neither. */
async function readOfBank({ db, sessao, path, agora }: Read) {
  const { escolas } = await reachOf(db, sessao);
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
    // Other staff meet questions only as a student does.
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
