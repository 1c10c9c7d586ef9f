/** The answer to a question of the Boss on its way to the server. */
import { fimDe } from '@luneta/app-shell';
import type { Recusa } from '@luneta/domain';
import {
  createKeptRows,
  createOutbox,
  createTextRows,
  type Outbox,
  type OutboxOptions,
  type TextStore,
} from '@luneta/outbox';

import { readResposta, written, type BossResposta } from './unsent-resposta.ts';

type BossOptions<Answer> = Omit<OutboxOptions<BossResposta, Answer, Recusa>, 'name' | 'storage' | 'fim'> & {
  /** Whether the item still waits for an answer in this fight: what was left of another one is not sent. */
  readonly isOpen: (item: number) => boolean;
};

/** Keeps one answer, the newest, under `key` of the device. */
export function bossOutbox<Answer>(
  key: string,
  device: TextStore,
  { isOpen, ...options }: BossOptions<Answer>,
): Outbox<BossResposta, Recusa> {
  const storage = createKeptRows<BossResposta, Recusa, string>(createTextRows(device), {
    prefix: key,
    encode: ({ value, recusa }) => written(value, recusa),
    decode: (text, of) => {
      const found = of === key ? readResposta(text) : null;
      return found !== null && isOpen(found.value.item) ? found : null;
    },
  });
  return createOutbox({ ...options, name: key, storage, fim: fimDe });
}
