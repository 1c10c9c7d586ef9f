/**
 * Sends an answer of the Boss until the server has it, by the outbox that all screens share: kept on the device first, held
 * while the session has ended, and tried once more right before the end of the time. What the server refuses stays on screen
 * and on the device with its reason (decision 208), and the Boss is asked for anew; what comes too late the result explains.
 */
import type { BossItem, RespostaBoss } from '@luneta/api-client';
import { bossEnded, saveRespostaBossMutation, type BossIds } from '@luneta/api-client/boss';
import { useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { normalizeItemResposta, type ItemResposta, type Recusa } from '@luneta/domain';
import { browserPorts } from '@luneta/outbox/browser';
import { useOutbox, useOutboxState } from '@luneta/outbox/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { idOf, keyOf } from './unsent-resposta.ts';
import { bossOutbox } from './resposta-outbox.ts';

/** The last try begins this long before the end: the server takes nothing from its last instant on (rule BOS-3). */
const LAST_TRY_MS = 3000;

/** Why an answer waits: no connection, a server that does not take it, a session that has ended. */
export type Espera = 'offline' | 'servidor' | 'sessao';

type Pendente = { readonly item: BossItem; readonly item_resposta: ItemResposta };

const ESPERA = { rede: 'offline', servidor: 'servidor', sessao: 'sessao' } as const;

export type EnvioOptions = {
  readonly ids: BossIds;
  readonly itens: readonly BossItem[];
  /** The end of the attempt by the monotonic clock. */
  readonly fimMs: number;
  /** Who plays; nothing is sent of who only looks. */
  readonly online: boolean;
  readonly onAnswered: (answered: RespostaBoss) => void;
};

export function useEnvio({ ids, itens, fimMs, online, onAnswered }: EnvioOptions) {
  const { api, device, session } = useServices();
  const client = useQueryClient();
  const turma_aluno_id = useTurmaAlunoId();
  const { mutateAsync } = useMutation(saveRespostaBossMutation(api, ids));
  const key = keyOf(turma_aluno_id, ids);
  // The items of a fight are those it began with.
  const itemOf = (id: number) => itens.find((item) => idOf(item) === id);
  const make = () =>
    bossOutbox(key, device, {
      ...browserPorts(device),
      isOpen: (id) => {
        const item = itemOf(id);
        return item !== undefined && normalizeItemResposta(item.item_resposta) === null;
      },
      send: ({ item: id, item_resposta }) => {
        const item = itemOf(id);
        return item === undefined ? Promise.reject(new Error('no such item')) : mutateAsync({ item, item_resposta });
      },
      maySend: () => session.getSnapshot().turma_aluno_id === turma_aluno_id,
      lastTryAt: () => fimMs - LAST_TRY_MS,
      onStored: (_resposta, answered) => onAnswered(answered),
      onRefused: () => void bossEnded(client, api, ids),
      onElsewhere: () => void bossEnded(client, api, ids),
    });
  // What an earlier page could not send goes first.
  const outbox = useOutbox(key, make, online);
  const { lines, espera } = useOutboxState(outbox);
  const [line] = lines;
  const item = line === undefined ? undefined : itemOf(line.value.item);
  const pendente: Pendente | null =
    line === undefined || item === undefined ? null : { item, item_resposta: line.value.item_resposta };
  const recusa: Recusa | null = line?.recusa ?? null;
  return {
    pendente: recusa === null ? pendente : null,
    espera: pendente === null || recusa !== null || espera === null ? null : ESPERA[espera],
    /** An answer that the server does not take, and why. */
    recusada: pendente === null || recusa === null ? null : { ...pendente, recusa },
    attack: (of: BossItem, item_resposta: ItemResposta) => outbox.keep(key, { item: idOf(of), item_resposta }),
    signedIn: outbox.signedIn,
    /** Another choice is made: the reason of the one before is no longer of use. */
    dropRefusal: () => {
      if (recusa !== null) outbox.forget(key);
    },
  };
}
