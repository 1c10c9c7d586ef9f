/** What staff read while an exam runs and after it: who is where, items with their figures, results (decisions 25, 96). */
import { canReadItem } from '@luneta/domain/gabarito';
import { isLiberada } from '@luneta/domain/liberacao';
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import { type Handlers, ok } from '../../../../http/call.ts';
import { revealToStaff } from '../../../questoes/index.ts';
import { staffCtxOf } from '../../../escola/index.ts';
import { findCalculoAlunos, findCalculoItens } from '../../calculo/store.ts';
import { itensRespondidos } from '../../calculo/tercos.ts';
import {
  type Fim,
  findDesfaziveis,
  findFim,
  gestaoProvaErrors,
  requireAvaliacao,
  requireDia,
} from '../../../provas/index.ts';
import { countItens, findProvaAlunos } from './alunos-store.ts';
import { findItemLido, findItensDaProva } from './itens-store.ts';
import { previewItem } from './previa-item.ts';
import { presentItem, presentItemLido, presentProvaAlunos, presentResultados } from './presenter.ts';
import { findConferencia, findResultados, findTurmasDaProva } from './resultados-store.ts';

/** The moment from which results could be out, held or not: until then nothing that tells a key is told (decision 96). */
const isFechada = ({ classEndsMs }: Fim, agora: Date) =>
  isLiberada(classEndsMs, { retido: false, liberarEmMs: null }, agora.getTime());

export const handlers = {
  listProvaAlunos: async (call) => {
    const ctx = await staffCtxOf(call);
    const { dia, escola } = await requireDia(ctx, call.path);
    const [alunos, qtde_itens] = [await findProvaAlunos(escola, dia), await countItens(escola, dia)];
    const dadas = await findDesfaziveis(escola, dia, ctx.agora);
    const prorrogacoes = dadas.filter(({ escopo }) => escopo !== 'escola' || ctx.alcance.turmas === null);
    return ok(presentProvaAlunos(dia, { alunos, qtde_itens, prorrogacoes }, ctx.agora));
  },
  listItensProva: async (call) => {
    const ctx = await staffCtxOf(call);
    const avaliacao_id = call.path.avaliacao_conhecimento_id;
    const escola = await requireAvaliacao(ctx, avaliacao_id);
    const fim = await findFim(escola, avaliacao_id);
    const fechada = isFechada(fim, ctx.agora);
    const rows = await findItensDaProva(escola, avaliacao_id);
    const turmas = await findTurmasDaProva(escola, avaliacao_id, ctx.alcance.turmas);
    const { itens } = await findCalculoItens(escola, avaliacao_id);
    const all = await findCalculoAlunos(escola, avaliacao_id);
    const alunos = all.filter(({ turma_avaliacao_id }) => turmas.has(turma_avaliacao_id));
    const figures = itensRespondidos(itens, alunos);
    const presentes = alunos.filter(({ dias }) => dias.size > 0).length;
    return ok({
      avaliacao_conhecimento_id: avaliacao_id,
      descricao: fim.descricao,
      fechada,
      qtde_presentes: presentes,
      qtde_ausentes: alunos.length - presentes,
      itens: rows.map((row) => presentItem(revealToStaff(row, fechada), figures.get(row.item_id))),
    });
  },
  getItemProva: async (call) => {
    const ctx = await staffCtxOf(call);
    const { avaliacao_conhecimento_id, avaliacao_conhecimento_questao_id } = call.path;
    const escola = await requireAvaliacao(ctx, avaliacao_conhecimento_id);
    const row = await findItemLido(escola, avaliacao_conhecimento_id, avaliacao_conhecimento_questao_id);
    if (!row) throw gestaoProvaErrors.notFound();
    const fechada = isFechada(await findFim(escola, avaliacao_conhecimento_id), ctx.agora);
    const inicioMs = row.inicio_em?.getTime() ?? null;
    const reads = canReadItem(ctx.sessao.perfil_real, inicioMs, ctx.agora.getTime());
    return ok(presentItemLido(revealToStaff(row, fechada && reads), { fechada, reads }));
  },
  getPreviaItemProva: async (call) => {
    const ctx = await staffCtxOf(call);
    const { avaliacao_conhecimento_id: avaliacao_id, avaliacao_conhecimento_questao_id: item_id } = call.path;
    const escola = await requireAvaliacao(ctx, avaliacao_id);
    // Who gains tells who was right.
    if (!isFechada(await findFim(escola, avaliacao_id), ctx.agora)) throw gestaoProvaErrors.efeitoDepois();
    const { mudanca, chave = null } = call.query;
    const previa = await previewItem(escola, { avaliacao_id, item_id, mudanca, chave });
    if (!previa) throw gestaoProvaErrors.notFound();
    return ok(previa);
  },
  listResultadosProva: async (call) => {
    const ctx = await staffCtxOf(call);
    const avaliacao_id = call.path.avaliacao_conhecimento_id;
    const escola = await requireAvaliacao(ctx, avaliacao_id);
    const fim = await findFim(escola, avaliacao_id);
    const fechada = isFechada(fim, ctx.agora);
    const conferencia = await findConferencia(escola, avaliacao_id, ctx.agora, TOLERANCE_SECONDS);
    const rows = fechada ? await findResultados(escola, avaliacao_id, ctx.alcance.turmas) : [];
    return ok(presentResultados({ avaliacao_id, descricao: fim.descricao, fechada }, conferencia, rows));
  },
} satisfies Handlers;
