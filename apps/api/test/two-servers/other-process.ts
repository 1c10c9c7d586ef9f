/** The second server of a test in another process: one process per worker, which holds a server for each test. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { InjectOptions } from 'fastify';

import type { PlainOptions } from '../deployment.ts';
import type { Answered, Served, ToChild } from './messages.ts';

type Waiting = { readonly done: (served: Served | null) => void; readonly failed: (error: Error) => void };
type Child = {
  readonly process: ChildProcess;
  readonly waiting: Map<number, Waiting>;
  /** Number of the last message or server. */ last: number;
};

export type OtherProcess = {
  readonly ask: (request: InjectOptions, now: Date) => Promise<Served>;
  readonly clockMoved: (now: Date) => void;
  readonly close: () => Promise<void>;
};

declare global {
  /** On the global object: a second server in the same process loads every module again, and one child process is enough. */
  var lunetaTestChild: Child | undefined;
}

const ENTRY = fileURLToPath(new URL('child.ts', import.meta.url));

function start(): Child {
  const child = fork(ENTRY, { execArgv: [], serialization: 'advanced' });
  const waiting: Child['waiting'] = new Map();
  child.on('message', (answered: Answered) => {
    const { done, failed } = waiting.get(answered.id) ?? {};
    waiting.delete(answered.id);
    if ('error' in answered) failed?.(new Error(`the other process: ${answered.error}`));
    else done?.(answered.served);
  });
  child.on('exit', (code, signal) => {
    globalThis.lunetaTestChild = undefined;
    for (const { failed } of waiting.values()) failed(new Error(`the other process ended: ${code ?? signal}`));
  });
  // A finished worker does not wait for the child: it ends when the channel closes.
  child.unref();
  child.channel?.unref();
  return { process: child, waiting, last: 0 };
}

const theChild = (): Child => (globalThis.lunetaTestChild ??= start());

function tell(message: ToChild): Promise<Served | null> {
  const child = theChild();
  const id = (child.last += 1);
  return new Promise((done, failed) => {
    child.waiting.set(id, { done, failed });
    child.process.send({ ...message, id }, (error) => error && failed(error));
  });
}

/** @param url address of the test's database */
export async function openInOtherProcess(url: string, options: PlainOptions, now: Date): Promise<OtherProcess> {
  const app = (theChild().last += 1);
  await tell({ kind: 'open', app, now, url, options });
  let shown = now;
  return {
    ask: async (request, at) => {
      shown = at;
      const served = await tell({ kind: 'ask', app, now: at, request });
      if (!served) throw new Error('the other process gave no answer');
      return served;
    },
    clockMoved: (at) => {
      shown = at;
      // If the child has ended, the next request fails.
      tell({ kind: 'clock', app, now: at }).catch(() => undefined);
    },
    close: async () => void (await tell({ kind: 'close', app, now: shown })),
  };
}
