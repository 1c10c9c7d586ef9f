/** Tag `boss`: the Boss of a roadmap, its attempts, and new ones granted by staff. Reads write nothing. */
import { normalizeItemResposta } from '@luneta/domain/resposta';

import { type BodyOf, type Handlers, ok } from '../../../../http/call.ts';
import { type Ctx, ctxOf } from '../../../../http/ctx.ts';
import { badRequest } from '../../../../http/errors.ts';
import { mayWrite, type Sessao } from '../../../../http/sessao.ts';
import { practiceOf, practiceOfLiberacoes } from '../../../questoes/index.ts';
import { requireTipo, seesAsAluno } from '../trilhas_v1/policy.ts';
import { handlers as concessao } from './concessao.ts';
import { bossErrors } from './errors.ts';
import { presentInfo, presentResposta, presentResultado, presentResumo, unmet } from './presenter.ts';
import * as service from './service.ts';
import { type BossItemRow, findItens } from './tentativa-store.ts';

type BossPath = { readonly tipo_avaliacao: string; readonly turma_avaliacao_id: number; readonly materia_id: number };

const pathOf = ({ tipo_avaliacao, ...path }: BossPath) => ({ ...path, tipo: requireTipo(tipo_avaliacao) });

async function info(ctx: Ctx, boss: service.Boss) {
  const begun = boss.tentativa?.iniciado_em ? boss.tentativa : null;
  return presentInfo(boss, begun ? begun.itens : (await service.drawFor(ctx, boss)).length, ctx.agora);
}

/**
 * Items of the attempt. Before an attempt exists, the student gets no items, and a viewer who only looks gets a draw.
 */
async function itensOf(ctx: Ctx, boss: service.Boss, sessao: Sessao): Promise<BossItemRow[]> {
  if (boss.tentativa?.iniciado_em) return findItens(ctx.escola, boss.tentativa.boss_id);
  if (seesAsAluno(sessao)) return [];
  return (await service.drawFor(ctx, boss)).map(({ id, questao_id }, index) => unmet(id, questao_id, index));
}

/** Returns the id of the kind that the URL names, if it is the only id given. */
function itemIdOf(tipo: 1 | 2, body: BodyOf<'saveRespostaBoss'>): number {
  const roteiro = body.turma_avaliacao_roteiro_estudo_id ?? null;
  const lista = body.turma_avaliacao_lista_adaptada_id ?? null;
  const [own, other] = tipo === 1 ? [roteiro, lista] : [lista, roteiro];
  if (own === null || other !== null)
    throw bossErrors.noItem(tipo === 1 ? 'turma_avaliacao_roteiro_estudo_id' : 'turma_avaliacao_lista_adaptada_id');
  return own;
}

export const handlers = {
  ...concessao,
  getBossInfo: async (call) => {
    const ctx = ctxOf(call);
    return ok(await info(ctx, await service.requireBoss(ctx, pathOf(call.path))));
  },
  getBossResumo: async (call) => {
    const { escola, sessao, agora } = call;
    const ctx = ctxOf(call);
    const boss = await service.requireBoss(ctx, pathOf(call.path));
    const itens = await itensOf(ctx, boss, sessao);
    const answered = itens.filter(({ item_resposta }) => item_resposta !== null);
    const keys = await practiceOf(
      escola,
      answered.map(({ questao_id }) => questao_id),
      agora,
    );
    return ok(presentResumo(boss, itens, { keys, mayAnswer: mayWrite(sessao), agora }));
  },
  getBossConcluido: async (call) => {
    const { tentativa } = await service.requireBoss(ctxOf(call), pathOf(call.path));
    if (!tentativa?.encerrado_em) throw bossErrors.notOver();
    return ok(presentResultado(tentativa));
  },
  startBoss: async (call) => {
    const ctx = ctxOf(call);
    return ok(await info(ctx, await service.startBoss(ctx, pathOf(call.path))));
  },
  saveRespostaBoss: async (call) => {
    const { body, agora } = call;
    const tipo = requireTipo(call.path.tipo_avaliacao);
    const item_resposta = normalizeItemResposta(body.item_resposta);
    if (item_resposta === 'invalid' || item_resposta === null)
      throw badRequest('resposta_invalida', 'Escolha uma das alternativas.', 'item_resposta');
    const input = { tipo, trilha_item_id: itemIdOf(tipo, body), item_resposta };
    const answered = await service.saveResposta(ctxOf(call), input);
    const keys = practiceOfLiberacoes([answered.item], agora);
    return ok(presentResposta(answered, keys, agora));
  },
  closeBoss: async (call) => ok(presentResultado(await service.closeBoss(ctxOf(call), pathOf(call.path)))),
} satisfies Handlers;
