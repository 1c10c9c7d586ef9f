/** A thousand students save answers until the server is gone, and remember what they were told. */
import { openConnection } from '../saves/connection.ts';
import { OPTIONS, type Acknowledged, type Target } from '../saves/load.ts';

export type Save = {
  readonly student: number;
  readonly item: number;
  readonly item_resposta: number;
  readonly seq: number;
};

/** Sends one save. @returns whether it was acknowledged; false too when the connection broke */
type Send = (save: Save) => Promise<boolean>;

async function opened(target: Target, acknowledged: Acknowledged): Promise<{ send: Send; close: () => void }> {
  const { post, close } = await openConnection(target.url);
  const send: Send = async ({ student, item, item_resposta, seq }) => {
    const answered = await post(
      target.path,
      target.tokens[student] ?? '',
      target.bodyOf(item, item_resposta, seq),
    ).catch(() => undefined);
    if (answered?.status !== 200) return false;
    acknowledged.set(`${student}/${item}`, { item_resposta, seq });
    return true;
  };
  return { send, close };
}

/**
 * Each connection saves one answer after the other, for students of its own, until one is not acknowledged.
 * @param from the first `seq`, newer than all before
 * @param onAcknowledged told how many were acknowledged so far
 * @returns the saves without an acknowledgement, one of each connection
 */
export async function saveUntilBroken(
  target: Target,
  connections: number,
  from: number,
  acknowledged: Acknowledged,
  onAcknowledged: (count: number) => void,
): Promise<Save[]> {
  const { items, tokens } = target;
  const own = Math.floor(tokens.length / connections);
  let count = 0;
  return Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const { send, close } = await opened(target, acknowledged);
      for (let n = 0; ; n += 1) {
        const save = {
          student: connection * own + (n % own),
          item: items[Math.floor(n / own) % items.length] ?? 0,
          item_resposta: 1 + (n % OPTIONS),
          seq: from + n,
        };
        if (!(await send(save))) {
          close();
          return save;
        }
        count += 1;
        onAcknowledged(count);
      }
    }),
  );
}

/** Sends each again, on a connection of its own. @returns how many were not acknowledged */
export async function repeat(target: Target, saves: readonly Save[], acknowledged: Acknowledged): Promise<number> {
  const told = await Promise.all(
    saves.map(async (save) => {
      const { send, close } = await opened(target, acknowledged);
      const ok = await send(save);
      close();
      return ok;
    }),
  );
  return told.filter((ok) => !ok).length;
}
