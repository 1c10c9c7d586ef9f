/** Shapes of the Boss in responses. */
import { acertosParaVencer } from '@luneta/domain/boss-resultado';
import { letraOf } from '@luneta/domain/resposta';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { type Pratica, revealInPractice, seal } from '../../../questoes/index.ts';
import { acertosOf, isRunning, secondsLeft } from './policy.ts';
import type { Answered, Boss } from './service.ts';
import type { Tentativa } from './tentativa-sql.ts';
import type { BossItemRow } from './tentativa-store.ts';

type Schemas = components['schemas'];
type Tipo = 1 | 2;

/** The rules of the attempt; before it those of the school. */
const rulesOf = ({ tentativa, rules }: Boss) => (tentativa?.iniciado_em ? tentativa : rules);

/** @param itens number of items in the attempt, or in an attempt that begins now */
export function presentInfo(boss: Boss, itens: number, agora: Date): Schemas['BossInfo'] {
  const { status, encerrado, tentativa, tempoTotal } = boss;
  const { percentual_vitoria, moedas_vitoria } = rulesOf(boss);
  return {
    tempo_total: tempoTotal,
    data_inicio: iso(tentativa?.iniciado_em),
    tempo_restante: secondsLeft(tentativa, tempoTotal, agora),
    data_fim: iso(tentativa?.encerrado_em),
    status_boss: status,
    qtde_itens: itens,
    acertos_para_vencer: acertosParaVencer(itens, percentual_vitoria),
    moedas_por_acerto: moedas_vitoria,
    roteiro_encerrado: encerrado,
    servidor_em: iso(agora),
  };
}

type Keys = Pick<Pratica, 'canShowKey'>;

/** The key and comment of an answered item; empty while the item is unanswered or an exam holds it. */
function verdictOf(item: BossItemRow, keys: Keys) {
  const { item_resposta, gabarito, comentario } = revealInPractice(keys, item, item.item_resposta !== null);
  const acertou = item_resposta === null || gabarito === null ? null : letraOf(item_resposta) === gabarito;
  return { verdict: { item_gabarito: gabarito, acertou }, comentario };
}

const idsOf = (tipo: Tipo, id: number) => ({
  turma_avaliacao_roteiro_estudo_id: tipo === 1 ? id : null,
  turma_avaliacao_lista_adaptada_id: tipo === 2 ? id : null,
});

/** An item before any attempt, for viewers who only look. */
export const unmet = (trilha_item_id: number, questao_id: number, index: number): BossItemRow => ({
  ordem: index + 1,
  trilha_item_id,
  questao_id,
  item_resposta: null,
  gabarito: seal(null),
  comentario: seal(''),
});

/**
 * @param keys what practice may show of the items now
 * @param mayAnswer whether the session may write for this student
 */
export function presentResumo(
  boss: Boss,
  itens: readonly BossItemRow[],
  { keys, mayAnswer, agora }: { keys: Keys; mayAnswer: boolean; agora: Date },
): Schemas['BossResumo'] {
  const { roteiro, status, tentativa, tempoTotal } = boss;
  return {
    itens: itens.map((item) => ({
      item_resposta: item.item_resposta,
      ...verdictOf(item, keys).verdict,
      banco_questao_id: item.questao_id,
      ...idsOf(roteiro.tipo, item.trilha_item_id),
      ordem: item.ordem,
    })),
    tempo_restante: secondsLeft(tentativa, tempoTotal, agora),
    online: mayAnswer && isRunning(tentativa),
    status_boss: status,
    tempo_total: tempoTotal,
    acertos_para_vencer: acertosParaVencer(itens.length, rulesOf(boss).percentual_vitoria),
    servidor_em: iso(agora),
  };
}

/** The result of an attempt that has ended. */
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

export function presentResposta({ tentativa, item }: Answered, keys: Keys, agora: Date): Schemas['RespostaBoss'] {
  const { verdict, comentario } = verdictOf(item, keys);
  const ended = tentativa.venceu ? 'venceu' : 'perdeu';
  return {
    item_resposta: item.item_resposta,
    ...verdict,
    comentario,
    tempo_restante: secondsLeft(tentativa, tentativa.duracao_segundos, agora),
    qtde_itens_respondidos: tentativa.respondidos,
    qtde_itens: tentativa.itens,
    status_boss: tentativa.encerrado_em ? ended : 'iniciado',
    servidor_em: iso(agora),
  };
}
