/** A thousand students save answers until the server is gone, and remember what they were told. */
import { openConnection, type Connection } from '../saves/connection.ts';
import { OPTIONS, type Acknowledged, type Target } from '../saves/load.ts';

export type Save = Readonly<Record<'student' | 'item' | 'item_resposta' | 'seq', number>>;

/** @returns whether it was acknowledged; false too when the connection broke */
async function send({ post }: Connection, target: Target, save: Save, acknowledged: Acknowledged): Promise<boolean> {
  const { student, item, item_resposta, seq } = save;
  const body = target.bodyOf(item, item_resposta, seq);
  const answered = await post(target.path, target.tokens[student] ?? '', body).catch(() => undefined);
  if (answered?.status !== 200) return false;
  acknowledged.set(`${student}/${item}`, { item_resposta, seq });
  return true;
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
  const { items, tokens, url } = target;
  const own = Math.floor(tokens.length / connections);
  let count = 0;
  return Promise.all(
    Array.from({ length: connections }, async (_, place) => {
      const connection = await openConnection(url);
      for (let n = 0; ; n += 1) {
        const item = items[Math.floor(n / own) % items.length] ?? 0;
        const save = { student: place * own + (n % own), item, item_resposta: 1 + (n % OPTIONS), seq: from + n };
        if (!(await send(connection, target, save, acknowledged))) {
          connection.close();
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
      const connection = await openConnection(target.url);
      const ok = await send(connection, target, save, acknowledged);
      connection.close();
      return ok;
    }),
  );
  return told.filter((ok) => !ok).length;
}
