/** Which kind of second server each app of the run had. Counted in a file, because tests run in several processes. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

import type { TestAppOptions } from '../app.ts';

/** Options of a test that cannot be sent to another process. Null: none. */
export function staysHere({ prepare, contract, log, estado, acesso }: TestAppOptions, mocked: boolean): string | null {
  // Modules that a test file replaces are replaced only in its own process.
  if (mocked) return 'replaced modules';
  if (contract) return 'contract and handlers';
  if (prepare) return 'hooks';
  if (log) return 'a log to read';
  if (estado) return 'the state of the process';
  if (acesso?.mailer) return 'a mailer';
  return acesso?.hub ? 'keys of a hub' : null;
}

/** @param here why the second server is in the process of the first; null: it is in its own process */
export function countServer(file: string, here: string | null): void {
  appendFileSync(file, `${here === null ? 'in two processes' : `in one for ${here}`}\n`);
}

/** One line to print at the end of the run. */
export function serversOf(file: string): string {
  const counts = new Map<string, number>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const parts = [...counts].toSorted(([, a], [, b]) => b - a).map(([kind, count]) => `${count} ${kind}`);
  return `two servers: ${lines.length} apps, ${parts.join(' · ')}`;
}
