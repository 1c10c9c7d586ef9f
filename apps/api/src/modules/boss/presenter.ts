/** The shapes of the Boss on the wire. It alone withholds keys: an item's leaves once its answer is stored and no exam holds it. */
import type { components } from '@luneta/openapi';

import { iso } from '../../http/iso.ts';
import { acertosOf, isRunning, secondsLeft } from './policy.ts';
import type { Answered, Boss } from './service.ts';
import type { Tentativa } from './tentativa-sql.ts';
import type { BossItemRow } from './tentativa-store.ts';

type Schemas = components['schemas'];
type Tipo = 1 | 2;

/** @param itens how many there are, or would be in an attempt begun now */
export function presentInfo({ status, tentativa, tempoTotal }: Boss, itens: number, agora: Date): Schemas['BossInfo'] {
  return {
    tempo_total: tempoTotal,
    data_inicio: iso(tentativa?.iniciado_em),
    tempo_restante: secondsLeft(tentativa, tempoTotal, agora),
    data_fim: iso(tentativa?.encerrado_em),
    status_boss: status,
    qtde_itens: itens,
    servidor_em: iso(agora),
  };
}

type CanShowKey = (questao_id: number, answered: boolean) => boolean;

const mayShow = ({ item_resposta, questao_id }: BossItemRow, canShowKey: CanShowKey) =>
  item_resposta !== null && canShowKey(questao_id, true);

/** What an answered item may say; nothing of one that is unanswered or held by an exam. */
function verdictOf(item: BossItemRow, canShowKey: CanShowKey) {
  const { item_resposta, gabarito } = item;
  if (item_resposta === null || !mayShow(item, canShowKey)) return { item_gabarito: null, acertou: null };
  return { item_gabarito: gabarito, acertou: gabarito === null ? null : 'ABCDE'[item_resposta - 1] === gabarito };
}

const idsOf = (tipo: Tipo, id: number) => ({
  turma_avaliacao_roteiro_estudo_id: tipo === 1 ? id : null,
  turma_avaliacao_lista_adaptada_id: tipo === 2 ? id : null,
});

/** An item that nobody has met yet, for those who only look. */
export const unmet = (trilha_item_id: number, questao_id: number, index: number): BossItemRow => ({
  ordem: index + 1,
  trilha_item_id,
  questao_id,
  item_resposta: null,
  gabarito: null,
  comentario: '',
});

/**
 * @param canShowKey the question bank's policy now
 * @param mayAnswer the session may write for this student
 */
export function presentResumo(
  { roteiro, status, tentativa, tempoTotal }: Boss,
  itens: readonly BossItemRow[],
  { canShowKey, mayAnswer, agora }: { canShowKey: CanShowKey; mayAnswer: boolean; agora: Date },
): Schemas['BossResumo'] {
  return {
    itens: itens.map((item) => ({
      item_resposta: item.item_resposta,
      ...verdictOf(item, canShowKey),
      banco_questao_id: item.questao_id,
      ...idsOf(roteiro.tipo, item.trilha_item_id),
      ordem: item.ordem,
    })),
    tempo_restante: secondsLeft(tentativa, tempoTotal, agora),
    online: mayAnswer && isRunning(tentativa),
    status_boss: status,
    tempo_total: tempoTotal,
    servidor_em: iso(agora),
  };
}

/** Of an attempt that has ended. */
export function presentResultado(tentativa: Tentativa): Schemas['BossResultado'] {
  return {
    status_boss_enum: tentativa.venceu ? 'venceu' : 'perdeu',
    desempenho: tentativa.desempenho ?? 0,
    qtde_moedas_ganhas: tentativa.moedas ?? 0,
    desempenho_minimo: tentativa.percentual_vitoria,
    qtde_itens: tentativa.itens,
    qtde_itens_acertou: acertosOf(tentativa),
  };
}

export function presentResposta(
  { tentativa, item }: Answered,
  canShowKey: CanShowKey,
  agora: Date,
): Schemas['RespostaBoss'] {
  const ended = tentativa.venceu ? 'venceu' : 'perdeu';
  return {
    item_resposta: item.item_resposta,
    ...verdictOf(item, canShowKey),
    comentario: mayShow(item, canShowKey) ? item.comentario : '',
    tempo_restante: secondsLeft(tentativa, tentativa.duracao_segundos, agora),
    qtde_itens_respondidos: tentativa.respondidos,
    qtde_itens: tentativa.itens,
    status_boss: tentativa.encerrado_em ? ended : 'iniciado',
    servidor_em: iso(agora),
  };
}
