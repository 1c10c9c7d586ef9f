/**
 * The option of an answer that has not reached the server, on this device: it outlives the page and the session, and is
 * read only for the student and the item it was chosen for.
 */
import { KEPT_PREFIX, type SafeStorage } from '@luneta/auth';
import type { BossItem } from '@luneta/api-client';
import { normalizeItemResposta, type ItemResposta } from '@luneta/domain';

const keyOf = (turma_aluno_id: number, item: BossItem) => {
  const { turma_avaliacao_roteiro_estudo_id, turma_avaliacao_lista_adaptada_id } = item;
  const id = turma_avaliacao_roteiro_estudo_id ?? turma_avaliacao_lista_adaptada_id ?? item.banco_questao_id;
  return `${KEPT_PREFIX}boss:${turma_aluno_id}:${id}`;
};

/** Keeps, reads and forgets one answer. */
export const keptRespostas = (device: SafeStorage, turma_aluno_id: number) => ({
  keep: (item: BossItem, item_resposta: ItemResposta) =>
    device.write(keyOf(turma_aluno_id, item), String(item_resposta)),
  read: (item: BossItem): ItemResposta | null => {
    const value = normalizeItemResposta(device.read(keyOf(turma_aluno_id, item)));
    return value === 'invalid' ? null : value;
  },
  forget: (item: BossItem) => device.remove(keyOf(turma_aluno_id, item)),
});
