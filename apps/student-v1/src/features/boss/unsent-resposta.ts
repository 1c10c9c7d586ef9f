/**
 * The answer of a Boss that has not reached the server, on this device: it outlives the page and the session, and is read only
 * for the student and the item it was chosen for. One answer of a Boss waits at a time.
 */
import { KEPT_PREFIX, type SafeStorage } from '@luneta/auth';
import type { BossItem } from '@luneta/api-client';
import type { BossIds } from '@luneta/api-client/boss';
import { normalizeItemResposta, type ItemResposta, type Recusa } from '@luneta/domain';

/** What is sent: the option, and the item by its number in the fight. */
export type BossResposta = { readonly item: number; readonly item_resposta: ItemResposta };

export const idOf = (item: BossItem): number =>
  item.turma_avaliacao_roteiro_estudo_id ?? item.turma_avaliacao_lista_adaptada_id ?? item.banco_questao_id;

export const keyOf = (turma_aluno_id: number, { tipo, turma_avaliacao_id, materia_id }: BossIds) =>
  `${KEPT_PREFIX}boss:${turma_aluno_id}:${tipo}:${turma_avaliacao_id}:${materia_id}`;

/** As `item:option`, and the reason behind it where the server did not take it. */
export const written = ({ item, item_resposta }: BossResposta, recusa: Recusa | null): string =>
  `${item}:${item_resposta}${recusa === null ? '' : `:${JSON.stringify(recusa)}`}`;

/** Null for what is no answer. */
export function readResposta(text: string): { value: BossResposta; recusa: Recusa | null } | null {
  const [item, option, ...rest] = text.split(':');
  const item_resposta = normalizeItemResposta(option);
  if (item_resposta === null || item_resposta === 'invalid') return null;
  return { value: { item: Number(item), item_resposta }, recusa: recusaIn(rest.join(':')) };
}

function recusaIn(text: string): Recusa | null {
  try {
    const { status, codigo, mensagem }: Partial<Record<keyof Recusa, unknown>> = Object(JSON.parse(text || 'null'));
    if (typeof status !== 'number' || typeof codigo !== 'string' || typeof mensagem !== 'string') return null;
    return { status, codigo, mensagem };
  } catch {
    return null;
  }
}

/** What was left on the device when the fight ended. */
export function unsentResposta(device: SafeStorage, turma_aluno_id: number, ids: BossIds) {
  const key = keyOf(turma_aluno_id, ids);
  const item = () => device.read(key)?.split(':')[0];
  return {
    /** Whether an answer waits, of any item. */
    waits: () => item() !== undefined,
    /** Whether it is for this item. */
    isOf: (one: BossItem) => item() === String(idOf(one)),
    forget: () => device.remove(key),
  };
}
