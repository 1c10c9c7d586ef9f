/** Tag `gestao_equipe`: the accounts of the staff of a school, and the reset of a lost two-step sign-in. */
import { readBusca } from '../../../../http/busca.ts';
import { type Handlers, ok } from '../../../../http/call.ts';
import { filterOf } from '../../../../http/query.ts';
import { nextPage, pageOf, readIdCursor } from '../../../../http/cursor.ts';
import { errors } from '../../../../http/errors.ts';
import { iso } from '../../../../http/iso.ts';
import { escolaInReach, recordAct } from '../../../escola/index.ts';
import { dropDuasEtapas } from '../../duas-etapas/segundo-passo/index.ts';
import { endSessoes } from '../../sessoes/fim-sessoes.ts';
import { forgetCodigos } from '../../login/throttle.ts';
import { resetSenha, setSituacao } from './acesso.ts';
import { equipeErrors } from './errors.ts';
import { membroOf } from './presenter.ts';
import { findEquipe, findMembro, PAGE } from './store.ts';

export const handlers = {
  listEquipe: async ({ db, sessao, path, query, agora }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    const { cursor } = query;
    const perfil = filterOf(query.perfil);
    const sem_acesso = filterOf(query.sem_acesso) !== null;
    const busca = readBusca(query.busca)?.nome ?? null;
    const rows = await findEquipe(escola, { busca, perfil, sem_acesso, depois: readIdCursor(cursor), agora });
    const { page, next } = pageOf(rows, PAGE, (row) => row.pessoa_id);
    const people = page.map((row) => membroOf(row, sessao));
    return { ...ok(people), ...nextPage(next) };
  },

  setMembroSituacao: async ({ db, sessao, path, body, agora }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    const ato = { sessao, pessoa_id: path.pessoa_id, motivo: body.motivo.trim(), agora };
    const { sucessor_id, a_partir } = body;
    if (sucessor_id === undefined && a_partir !== undefined) throw equipeErrors.dayWithoutSuccessor();
    if (sucessor_id !== undefined && body.ativa) throw equipeErrors.successorWithoutEnd();
    const sucessao = sucessor_id === undefined ? null : { sucessor_id, a_partir: a_partir ?? null };
    const { membro, assumidas } = await setSituacao(escola, ato, body.ativa, sucessao);
    const { pessoa_id, ativa, inativada_em } = membro;
    return ok({ pessoa_id, ativa, encerrada_em: iso(inativada_em), qtde_turmas_assumidas: assumidas });
  },

  resetSenhaMembro: async ({ db, sessao, path, body, agora }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    const ato = { sessao, pessoa_id: path.pessoa_id, motivo: body.motivo.trim(), agora };
    const { expira_em, ...senha } = await resetSenha(escola, ato);
    return ok({ ...senha, expira_em: iso(expira_em) });
  },

  resetDuasEtapas: async ({ db, sessao, path, body, agora }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    const { pessoa_id } = path;
    if (!(await findMembro(escola, pessoa_id))) throw errors.notFound();
    if (pessoa_id === sessao.pessoa_id) throw equipeErrors.ownAccount();
    return escola.transaction(async (tx) => {
      await dropDuasEtapas(tx, pessoa_id);
      await endSessoes(tx, { pessoas: [pessoa_id], agora });
      await forgetCodigos(tx.db, { escola_id: tx.escola_id, pessoa_id });
      const motivo = body.motivo.trim();
      await recordAct(tx, { acao: 'duas_etapas_redefinidas', sessao, pessoa_id, motivo, agora });
      return ok({ message: 'Verificação em duas etapas redefinida. A pessoa entra só com a senha.' });
    });
  },
} satisfies Handlers;
