/** The wave: students arrive one after the other, sign in and enter the exam. */
import { setTimeout as wait } from 'node:timers/promises';

import { SENHA } from '../demo.ts';
import { openConnection, type Answered } from '../saves/connection.ts';
import { loginOf } from './students.ts';

/** Milliseconds of each call by its name, and what was refused. */
export type Seen = { readonly ms: Map<string, number[]>; readonly failed: string[] };

export const newSeen = (): Seen => ({ ms: new Map(), failed: [] });

function note({ ms, failed }: Seen, name: string, answered: Answered): void {
  if (answered.status === 200) ms.set(name, [...(ms.get(name) ?? []), answered.ms]);
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
