/** Repairs an item while the exam is open (rule MON-6). Answers name the item and stay; a save waits for nothing here. */
import { avisoDoReparo, type Reparo, reparoErro } from '@luneta/domain/monta-reparo';
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import type { Services } from '../../../../http/services.ts';
import { recordAct } from '../../../escola/index.ts';
import { createNovaChave } from '../../../questoes/index.ts';
import { askRecalculo } from '../../recalculo-store.ts';
import { RECALCULO_DA_PROVA } from '../../recalculo-work.ts';
import { lockReleases, moveReleases } from '../../release-store.ts';
import { recordEvento } from '../evento-store.ts';
import { avaliacaoErrors } from './errors.ts';
import { presentItem } from './presenter.ts';
import { type AlvoReparo, findAlvo, findNova, findReparado, saveReparo } from './reparo-store.ts';
import { type AvaliacaoCall, requireExam } from './service.ts';

type Pedido = components['schemas']['ReparoRequest'];

const EVENTOS = { anular: 'anulada', trocar: 'trocada', chave: 'chave' } as const;

async function reparoOf(tx: Tenant, { acao, questao_id, chave }: Pedido): Promise<Reparo> {
  if (acao === 'anular') return { acao };
  if (acao === 'chave') return { acao, chave: chave ?? null };
  return { acao, nova: questao_id === undefined ? null : await findNova(tx, questao_id) };
}

/** @throws 409, 422 */
function assertAllowed(
  { anulada, cancelada, embaralhada, liberado_em, questao }: AlvoReparo,
  reparo: Reparo,
  agora: Date,
) {
  const liberada = liberado_em !== null && agora > liberado_em;
  const erro = reparoErro({ liberada, cancelada, anulada, embaralhada, questao }, reparo);
  if (erro !== null) throw avaliacaoErrors.reparo(erro);
}

/** The revision that the item shows from now on. @throws 409 when the bank has a newer one than the item */
async function questaoAfter(call: AvaliacaoCall, tx: Tenant, alvo: AlvoReparo, reparo: Reparo): Promise<number> {
  if (reparo.acao === 'trocar' && reparo.nova) return reparo.nova.questao_id;
  if (reparo.acao !== 'chave' || reparo.chave === null) return alvo.questao.questao_id;
  const autor = { autor_id: call.sessao.pessoa_id, autor_nome: call.sessao.nome, agora: call.agora };
  const made = await createNovaChave(tx, { questao_id: alvo.questao.questao_id, chave: reparo.chave, ...autor });
  if (made === null) throw avaliacaoErrors.revisaoNova();
  return made;
}

/** @throws 404; 409 released, cancelled; 422 for what is no repair */
export async function repair(
  call: AvaliacaoCall,
  item_id: number,
  pedido: Pedido,
  { defer }: Pick<Services, 'defer'>,
): Promise<components['schemas']['Reparo']> {
  const { sessao, agora, avaliacao_id } = call;
  const { escola } = await requireExam(call);
  return escola.transaction(async (tx) => {
    await lockReleases(tx, [avaliacao_id]);
    const alvo = await findAlvo(tx, avaliacao_id, item_id);
    if (!alvo) throw avaliacaoErrors.notFound();
    const reparo = await reparoOf(tx, pedido);
    assertAllowed(alvo, reparo, agora);
    const questao_id = await questaoAfter(call, tx, alvo, reparo);
    const anulada = reparo.acao === 'anular';
    await moveReleases(tx, agora, (moves) => saveReparo(moves, { avaliacao_id, item_id, anulada, questao_id, agora }));
    const { acao, motivo, aviso_aos_alunos } = pedido;
    const depois = { questao_id, aviso: avisoDoReparo(acao, aviso_aos_alunos) };
    const antes = { questao_id: alvo.questao.questao_id };
    await recordEvento(tx, { avaliacao_id, item_id, tipo: EVENTOS[acao], antes, depois, motivo }, call);
    if ((await askRecalculo(tx, avaliacao_id)) === 'pendente')
      await defer(tx, RECALCULO_DA_PROVA, { escola_id: tx.escola_id, avaliacao_id });
    const { revisao_prova, ...item } = await findReparado(tx, avaliacao_id, item_id);
    const detalhe = { avaliacao_conhecimento_id: avaliacao_id, item_id, acao, questao_id };
    await recordAct(tx, { acao: 'item_reparado', sessao, motivo, detalhe, agora });
    return { item: presentItem(item), revisao_prova };
  });
}
