/** Lets the tries of one account that have to wait go one after another, so that only the first of them asks the database. */
import { errors } from '../../../http/errors.ts';

/** Nobody signs in to one account this often at once; beyond it somebody is guessing. */
const MAX_WAITING = 200;
/** Seconds until a refused try may come again. */
const RETRY_SECONDS = 5;

type Line = { tail: Promise<void>; waiting: number };
const lines = new Map<string, Line>();

/**
 * Runs `work` when those before it in the line of `chave` are done, whatever became of them.
 * @throws 429 when too many wait
 */
export async function inLine<T>(chave: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(chave) ?? { tail: Promise.resolve(), waiting: 0 };
  if (line.waiting >= MAX_WAITING) throw errors.wait(RETRY_SECONDS);
  lines.set(chave, line);
  line.waiting += 1;
  const mine = line.tail.then(work);
  line.tail = mine.then(
    () => undefined,
    () => undefined,
  );
  try {
    return await mine;
  } finally {
    line.waiting -= 1;
    if (line.waiting === 0) lines.delete(chave);
  }
}
