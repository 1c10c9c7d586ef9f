/** `luneta serve`: runs everything until it is told to stop. */
import { setFlagsFromString } from 'node:v8';

import type { Command } from 'commander';

import { SETTINGS } from '../config-settings.ts';
import { readConfig } from '../config.ts';
import { type Origins, originsFor } from '../serve/origins.ts';
import { startServer } from '../server.ts';

const say = (message: string) => process.stdout.write(`luneta · ${message}\n`);

/** Ends together with the parent process, when that one requests it: a killed npm must not leave ports in use. */
function followParent(end: () => void): void {
  if (!SETTINGS.LUNETA_FOLLOW_PARENT.read(process.env)) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
}

/** What the start page shows, in six lines. */
const addresses = (apps: Origins, api: string, demo: boolean): readonly string[] => [
  demo ? `${api}  open it and enter as one of the demo people with one tap` : api,
  `${apps['student-v1']}  student-v1, the game`,
  `${apps['student-v2']}  student-v2`,
  `${apps.staff}  staff`,
  `${api}/api/saude  health`,
  'Ctrl-C ends all of it',
];

/**
 * Keeps the pauses of the garbage collector short. V8 creates objects straight among the old ones where earlier objects of
 * the same code lived long. An old object is collected seldom, and until then whatever it names lives on: each request kept
 * the next ones alive, and every short collection copied a fifth of all that was allocated (ADR 0011).
 */
const collectInShortPauses = (): void => setFlagsFromString('--no-allocation-site-pretenuring');

async function serve(): Promise<void> {
  collectInShortPauses();
  const config = readConfig();
  const starting = startServer({ config, onProgress: say });
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    say('ending');
    // A signal during the start: ends the parts that have started. A start that fails has already ended its parts.
    const server = await starting.catch(() => undefined);
    await server?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  followParent(() => void end());

  const { ports, demo, firstStart } = await starting;
  const host = config.host === '127.0.0.1' ? 'localhost' : config.host;
  const [first, ...rest] = addresses(originsFor(config, ports, host), `http://${host}:${ports.api}`, demo);
  say(`ready: ${first}`);
  for (const line of rest) say(`  ${line}`);
  if (firstStart !== null) say(`no school yet. Open this address once to begin it:\n\n  ${firstStart}\n`);
}

export function register(program: Command): void {
  program
    .command('serve')
    .description('Inicia a API, os três aplicativos, as tarefas e, sem DATABASE_URL, o PostgreSQL')
    .action(serve);
}
