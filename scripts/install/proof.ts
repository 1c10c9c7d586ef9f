/** What both proofs of installation need: commands of a document, a shell as somebody types in it, and questions to a server. */
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Versions } from './versions.ts';

const READY_WITHIN_MS = 120_000;
const started = performance.now();

export interface Machine<Block extends string> {
  /** A folder for what the proof needs besides. */
  readonly folder: string;
  /** Programs that come before those of the system. */
  readonly bin: string;
  readonly versions: Versions;
  /** Runs a block, `words` written in the place of others. @returns what it printed */
  readonly block: (name: Block, words?: Readonly<Record<string, string>>) => Promise<string>;
  /** Words that are replaced in every block from now on, and variables of its shell. */
  readonly translate: (words: Readonly<Record<string, string>>, env: Readonly<Record<string, string>>) => void;
}

/**
 * The commands of the `sh` blocks of a section, by the word after `sh`.
 * @throws when the blocks are not those of `proved`, in this order: one would be left out of the proof
 */
export function blocksOf(document: string, heading: string, proved: readonly string[]): ReadonlyMap<string, string> {
  const [, rest = ''] = document.split(`\n## ${heading}\n`);
  const [section = ''] = rest.split('\n## ');
  const blocks = [...section.matchAll(/^```sh(?: (\S+))?\n([^]*?)^```$/gm)];
  const labels = blocks.map(([, label = '']) => label).join(' ');
  if (labels !== proved.join(' '))
    throw new Error(`"${heading}" has the blocks "${labels}", and "${proved.join(' ')}" are proved`);
  return new Map(blocks.map(([, label = '', commands = '']) => [label, commands]));
}

export const say = (what: string): void =>
  console.log(`[${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s] ${what}`);

export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not so: ${what}`);
  say(what);
}

/** Runs commands in a shell, as root, stopping at the first line that fails. `bin`: programs that come first. @returns what they printed */
export async function type(commands: string, bin: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  // A shell that ends at failures goes on after `a && b` when `a` fails.
  const lines = commands.split('\n').filter((line) => line.trim() !== '');
  const script = lines.map((line) => `${line} || exit 1`).join('\n');
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-uo', 'pipefail', '-c', script], {
    cwd: '/',
    maxBuffer: 2 ** 26,
    env: {
      PATH: `${bin}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
      HOME: process.env['HOME'] ?? '/root',
      LANG: 'C.UTF-8',
      CI: '1',
      ...env,
    },
  });
  return stdout;
}

/** Waits until an address answers 200. */
export async function ready(url: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while ((await fetch(url).catch(() => undefined))?.status !== 200) {
    if (Date.now() > until) throw new Error(`${url} is not ready`);
    await wait(100);
  }
}

export const passwordIn = (printed: string): string => /^Senha: (\S+)$/m.exec(printed)?.[1] ?? '';

/** The status of a sign-in. */
export async function signIn(api: string, login: string, password: string): Promise<number> {
  const answer = await fetch(`${api}/api/v2/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { login, password } }),
  });
  return answer.status;
}
