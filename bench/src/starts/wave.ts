/** The wave: students arrive one after the other, sign in and enter the exam, while others save answers at a steady rate. */
import { setTimeout as wait } from 'node:timers/promises';

import { openConnection, type Answered, type Connection } from '../saves/connection.ts';
import type { Target } from '../saves/load.ts';
import { loginOf, SENHA } from './students.ts';

/** Milliseconds of each call by its name, and what was refused. */
export type Seen = { readonly ms: Map<string, number[]>; readonly failed: string[] };

export const newSeen = (): Seen => ({ ms: new Map(), failed: [] });

function note({ ms, failed }: Seen, name: string, answered: Answered, elapsed = answered.ms): void {
  if (answered.status === 200) ms.set(name, [...(ms.get(name) ?? []), elapsed]);
  else failed.push(`${name}: ${answered.text.slice(0, 400)}`);
}

/** What the student app calls between the login screen and the first question, in its order. */
export type Sequence = {
  readonly reads: readonly (readonly [name: string, path: string])[];
  readonly inicio: string;
  readonly afterwards: readonly (readonly [name: string, path: string])[];
};

const authorizationOf = ({ text }: Answered): string => /^authorization: (.+)$/im.exec(text)?.[1]?.trim() ?? '';

/** One student, without a pause between calls. A repeated call is what a browser does: the same connection. */
async function arrive(url: string, n: number, { reads, inicio, afterwards }: Sequence, seen: Seen): Promise<void> {
  const connection = await openConnection(url);
  try {
    const body = JSON.stringify({ user: { login: loginOf(n), password: SENHA } });
    const signedIn = await connection.post('/api/v2/login/', '', body);
    note(seen, 'sign-in', signedIn);
    // Without a session every further call would be refused, and count as one more failure.
    if (signedIn.status !== 200) return;
    const authorization = authorizationOf(signedIn);
    for (const [name, path] of reads) note(seen, name, await connection.get(path, authorization));
    note(seen, 'start', await connection.post(inicio, authorization, '{}'));
    for (const [name, path] of afterwards) note(seen, name, await connection.get(path, authorization));
  } finally {
    connection.close();
  }
}

/** @returns seconds from the first arrival until the last student was in the exam */
export async function runWave(
  url: string,
  students: number,
  withinSeconds: number,
  sequence: Sequence,
  seen: Seen,
): Promise<number> {
  const started = performance.now();
  const gap = (withinSeconds * 1000) / students;
  await Promise.all(
    Array.from({ length: students }, async (_, index) => {
      await wait(index * gap);
      await arrive(url, index + 1, sequence, seen).catch((error: Error) => seen.failed.push(error.message));
    }),
  );
  return (performance.now() - started) / 1000;
}

const CONNECTIONS = 50;

/** Saves at a rate until told to end, whatever the answers take: a late answer makes the next ones late as well. */
export function saveSteadily(
  { url, path, items, tokens, bodyOf }: Target,
  perSecond: number,
  seen: Seen,
): { readonly stop: () => Promise<void> } {
  const free: Connection[] = [];
  const due: number[] = [];
  const open = new Set<Promise<void>>();
  const ended = new AbortController();
  let sent = 0;
  const send = async (connection: Connection, scheduled: number): Promise<void> => {
    const [n, student] = [(sent += 1), sent % tokens.length];
    const body = bodyOf(items[n % items.length] ?? 0, 1 + (n % 5), n);
    const answered = await connection.post(path, tokens[student] ?? '', body);
    note(seen, 'save', answered, performance.now() - scheduled);
    free.push(connection);
    next();
  };
  const next = (): void => {
    // In turn: a server closes a connection that has nothing to do for some seconds.
    const [connection, scheduled] = [free[0], due[0]];
    if (!connection || scheduled === undefined) return;
    free.shift();
    due.shift();
    const sending = send(connection, scheduled).catch((error: Error) => void seen.failed.push(error.message));
    open.add(sending);
    void sending.finally(() => open.delete(sending));
  };
  const running = (async () => {
    free.push(...(await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(url)))));
    const started = performance.now();
    for (let n = 0; !ended.signal.aborted; n += 1) {
      const at = started + (n * 1000) / perSecond;
      await wait(Math.max(0, at - performance.now()));
      due.push(at);
      next();
    }
    while (open.size > 0 || due.length > 0) await Promise.all(open);
    for (const { close } of free) close();
  })();
  return {
    stop: () => {
      ended.abort();
      return running;
    },
  };
}
