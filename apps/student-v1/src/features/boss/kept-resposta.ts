/**
 * The answer of a Boss that has not reached the server, on this device: it outlives the page and the session, and is read only
 * for the student and the item it was chosen for. One answer of a Boss waits at a time.
 */
import { KEPT_PREFIX, type SafeStorage } from '@luneta/auth';
import type { BossItem } from '@luneta/api-client';
import type { BossIds } from '@luneta/api-client/boss';
import { normalizeItemResposta, type ItemResposta } from '@luneta/domain';

const idOf = (item: BossItem) =>
  item.turma_avaliacao_roteiro_estudo_id ?? item.turma_avaliacao_lista_adaptada_id ?? item.banco_questao_id;

/** Keeps, reads and forgets the answer that waits at one Boss. */
export function keptResposta(device: SafeStorage, turma_aluno_id: number, ids: BossIds) {
  const { tipo, turma_avaliacao_id, materia_id } = ids;
  const key = `${KEPT_PREFIX}boss:${turma_aluno_id}:${tipo}:${turma_avaliacao_id}:${materia_id}`;
  const kept = () => device.read(key)?.split(':') ?? [];
  const isOf = (item: BossItem) => kept()[0] === String(idOf(item));
  return {
    keep: (item: BossItem, item_resposta: ItemResposta) => device.write(key, `${idOf(item)}:${item_resposta}`),
    read: (item: BossItem): ItemResposta | null => {
      const value = isOf(item) ? normalizeItemResposta(kept()[1]) : null;
      return value === 'invalid' ? null : value;
    },
    /** Whether an answer waits, of any item. */
    waits: () => kept().length > 0,
    /** Whether it is for this item. */
    isOf,
    forget: () => device.remove(key),
  };
}
