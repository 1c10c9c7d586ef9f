/** Which kind of second server each app of the run had: counted in a file, since the tests run in several processes. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

import type { TestAppOptions } from '../app.ts';

/** What a test gives its server that cannot be sent to another process; null: nothing. */
export function staysHere({ prepare, contract, log, estado, acesso }: TestAppOptions, mocked: boolean): string | null {
  // Modules that a test file put something in the place of are so only in its own process.
  if (mocked) return 'replaced modules';
  if (contract) return 'contract and handlers';
  if (prepare) return 'hooks';
  if (log) return 'a log to read';
  if (estado) return 'the state of the process';
  if (acesso?.mailer) return 'a mailer';
  return acesso?.hub ? 'keys of a hub' : null;
}

/** @param here why the second server is in the process of the first; null: it has its own */
export function countServer(file: string, here: string | null): void {
  appendFileSync(file, `${here === null ? 'in two processes' : `in one for ${here}`}\n`);
}

/** One line for the end of the run. */
export function serversOf(file: string): string {
  const counts = new Map<string, number>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const parts = [...counts].toSorted(([, a], [, b]) => b - a).map(([kind, count]) => `${count} ${kind}`);
  return `two servers: ${lines.length} apps, ${parts.join(' · ')}`;
}
