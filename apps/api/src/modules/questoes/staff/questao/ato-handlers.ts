/** What is done to one question beside its text: state, copy, parameters; where it stands; and one thing done to many. */
import { questaoContradicoes } from '@luneta/domain/questao-alternativas';
import { isQuestaoUsada } from '@luneta/domain/questao-revisao';

import { type Handlers, ok } from '../../../../http/call.ts';
import { iso } from '../../../../http/iso.ts';
import { escolaInReach, recordAct } from '../../../escola/index.ts';
import { escritaErrors } from './errors.ts';
import { presentHistorico } from './historico.ts';
import { escolaDaQuestao, findAprova, readFamilia, readQuestao, requireOpen } from './leitura.ts';
import { doLote } from './lote.ts';
import { presentQuestaoGestao } from './presenter.ts';
import { createQuestao, escritaOf, faultsOf, reviseQuestao } from './salvar.ts';
import { setSituacao } from './situacao.ts';
import { findUsosEmProvas, findUsosEmRoteiros } from './usos-store.ts';
import { lockQuestao, setTri } from './write-store.ts';

export const atoHandlers = {
  listQuestaoHistorico: async ({ db, sessao, path: { banco_questao_id }, agora }) => {
    const escola = await escolaDaQuestao({ db, sessao }, banco_questao_id);
    const revisoes = await readFamilia(escola, banco_questao_id, { sessao, agora });
    return ok(
      presentHistorico(
        revisoes,
        revisoes.some(({ lacrada }) => lacrada),
      ),
    );
  },

  listQuestaoUsos: async ({ db, sessao, path: { banco_questao_id }, agora }) => {
    const escola = await escolaDaQuestao({ db, sessao }, banco_questao_id);
    const { raiz_id } = await readQuestao(escola, banco_questao_id, { sessao, agora });
    const provas = await findUsosEmProvas(escola, raiz_id);
    return ok({
      provas: provas.map(({ liberado_em, data_aplicacao, ...uso }) => ({
        ...uso,
        data_aplicacao: iso(data_aplicacao),
        liberado: liberado_em !== null && liberado_em < agora,
      })),
      roteiros: await findUsosEmRoteiros(escola, raiz_id),
    });
  },

  setQuestaoSituacao: async ({ db, sessao, path: { banco_questao_id: id }, body, agora }) => {
    const leitor = { sessao, agora };
    const escola = await escolaDaQuestao({ db, sessao }, id);
    const aprova = await findAprova(escola, sessao);
    const { situacao, comentario, versao } = body;
    return escola.transaction(async (tx) => {
      await lockQuestao(tx, id, versao);
      const before = requireOpen(await readQuestao(tx, id, leitor), leitor);
      const changed = await setSituacao(tx, before, situacao, { aprova, agora });
      const after = await readQuestao(tx, id, leitor);
      const detalhe = { banco_questao_id: id, codigo: after.codigo, situacao };
      const act = {
        acao: 'questao_situacao',
        sessao,
        detalhe,
        agora,
        ...(comentario !== undefined && { motivo: comentario }),
      };
      if (changed) await recordAct(tx, act);
      return ok(presentQuestaoGestao(after));
    });
  },

  createQuestaoCopia: async ({ db, sessao, path: { banco_questao_id }, agora }) => {
    const leitor = { sessao, agora };
    const escola = await escolaDaQuestao({ db, sessao }, banco_questao_id);
    return escola.transaction(async (tx) => {
      const { secrets, ...questao } = await readQuestao(tx, banco_questao_id, leitor);
      if (secrets === null) throw escritaErrors.lacrada();
      const escrita = { ...escritaOf({ ...questao, secrets }), par_id: null };
      // An imported question may lack an alternative between two others.
      if (questaoContradicoes(escrita).length > 0) throw escritaErrors.notCopied();
      const opcoes = { codigo: null, situacao: 'rascunho', aceita_repetida: true } as const;
      const id = await createQuestao(tx, escrita, opcoes, leitor);
      const made = await readQuestao(tx, id, leitor);
      const detalhe = { banco_questao_id: id, codigo: made.codigo, copia_de: banco_questao_id };
      await recordAct(tx, { acao: 'questao_copiada', sessao, detalhe, agora });
      return ok(presentQuestaoGestao(made));
    });
  },

  setQuestaoTri: async ({ db, sessao, path: { banco_questao_id }, body: { tri, versao }, agora }) => {
    const leitor = { sessao, agora };
    const escola = await escolaDaQuestao({ db, sessao }, banco_questao_id);
    return escola.transaction(async (tx) => {
      await lockQuestao(tx, banco_questao_id, versao);
      const before = requireOpen(await readQuestao(tx, banco_questao_id, leitor), leitor);
      if (before.subjetiva && tri !== null) throw escritaErrors.discursivaSemTri();
      const { situacao } = before;
      const opcoes = { codigo: null, situacao, aceita_repetida: true };
      const escrita = escritaOf(before);
      // An imported question may lack an alternative; a used one would need a revision, which is no question then.
      if (isQuestaoUsada(before) && faultsOf(escrita, situacao).length > 0) throw escritaErrors.notRevised();
      const id = isQuestaoUsada(before) ? await reviseQuestao(tx, before, escrita, opcoes, leitor) : banco_questao_id;
      await setTri(tx, id, tri);
      const after = await readQuestao(tx, id, leitor);
      const detalhe = { banco_questao_id: id, codigo: after.codigo, calibrada: tri !== null };
      await recordAct(tx, { acao: 'questao_tri', sessao, detalhe, agora });
      return ok(presentQuestaoGestao(after));
    });
  },

  createQuestaoLote: async ({ db, sessao, query, body, agora }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const aprova = await findAprova(escola, sessao);
    return escola.transaction(async (tx) => {
      const resultados = await doLote(tx, body, { sessao, agora }, aprova);
      const feitas = resultados.filter(({ resultado }) => resultado === 'feito');
      const ids = feitas.map(({ banco_questao_id }) => banco_questao_id).join(' ');
      const detalhe = { acao: body.acao, qtde: feitas.length, ids };
      if (feitas.length > 0) await recordAct(tx, { acao: 'questoes_em_lote', sessao, detalhe, agora });
      return ok({ resultados });
    });
  },
} satisfies Handlers;
