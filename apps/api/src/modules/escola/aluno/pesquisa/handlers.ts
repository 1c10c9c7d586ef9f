/** Tag `pesquisa`: the satisfaction survey, whether to ask it, and its answer or postponement (decision 10). */
import { mayAskPesquisa } from '@luneta/domain/pesquisa';

import { readConfiguracao } from '../../configuracao.ts';
import { tenant } from '../../../../database/tenant.ts';
import { ok, type Handlers } from '../../../../http/call.ts';
import { forbidden } from '../../../../http/errors.ts';
import { isView, type Sessao } from '../../../../http/sessao.ts';
import { saveResposta, situacao, type Situacao } from './store.ts';

const unavailable = () => forbidden('pesquisa_indisponivel', 'A pesquisa não está aberta para você agora.');

const mayAsk = (sessao: Sessao, agora: Date) => (now: Situacao) =>
  mayAskPesquisa({
    ligada: readConfiguracao(now.configuracao).pesquisa,
    emVisao: isView(sessao),
    provaAberta: now.prova_aberta,
    ultimaMs: now.ultima?.getTime() ?? null,
    nowMs: agora.getTime(),
  });

export const handlers = {
  getPesquisa: async ({ db, sessao, agora }) => {
    if (isView(sessao)) return ok({ mostrar: false });
    const now = await situacao(tenant(db, sessao.pessoa_escola_id), sessao.pessoa_id, agora);
    return ok({ mostrar: mayAsk(sessao, agora)(now) });
  },

  saveRespostaPesquisa: async ({ db, sessao, body, agora }) => {
    const { nota } = body;
    const comentario = body.comentario?.trim() || null;
    const escola = tenant(db, sessao.pessoa_escola_id);
    const saved = await saveResposta(escola, sessao.pessoa_id, { nota, comentario }, agora, mayAsk(sessao, agora));
    if (!saved) throw unavailable();
    return ok({
      message: nota === null ? 'Tudo bem, perguntamos outra hora.' : 'Recebemos sua resposta. Agradecemos!',
    });
  },
} satisfies Handlers;
