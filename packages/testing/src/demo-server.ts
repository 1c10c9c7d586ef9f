/** A real server with the demo in a process of its own. For runners and tools, never for a page. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const REPOSITORY = join(import.meta.dirname, '../../..');

export interface DemoServer {
  /** Address of the API. */
  readonly api: string;
  /** Ends it as Ctrl-C would; resolves when the process is gone. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts `luneta serve` on four free ports. It ends with the process that started it.
 * `data`: its data folder; the one of `npm start` unless given.
 * @throws when it ends before it is ready; its reason stands in the standard error output
 */
export function startDemoServer(data?: string): Promise<DemoServer> {
  const child = spawn(process.execPath, ['apps/api/src/cli/main.ts', 'serve'], {
    cwd: REPOSITORY,
    env: {
      ...process.env,
      LUNETA_PORT: '0',
      LUNETA_DEMO: '1',
      LUNETA_FOLLOW_PARENT: '1',
      ...(data !== undefined && { LUNETA_DATA_DIR: data }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, api] = /ready: (\S+)/.exec(line) ?? [];
      if (api !== undefined) resolve({ api, stop });
    });
    void ended.then(() => reject(new Error('the server ended before it was ready: its reason stands above')));
  });
}
