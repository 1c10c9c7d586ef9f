/**
 * A separate server for one journey, with settings that the shared ones lack: an access log, error reports to a third
 * party.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { HUB } from '../hub.ts';

export type OwnServer = {
  readonly api: string;
  readonly v1: string;
  readonly v2: string;
  readonly staff: string;
  readonly data: string;
  /** Everything it has written so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
};

const START_LIMIT_MS = 90_000;

/** `reportsTo`: origin that the apps report errors to. */
export async function startOwnServer(hubPublicKey: string, reportsTo: string): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'luneta-e2e-own-'));
  const publicConfig = join(data, 'public.json');
  const dsn = reportsTo.replace('://', '://publica@') + '/1';
  writeFileSync(publicConfig, JSON.stringify({ erros: { dsn, ambiente: 'jornada', ambientes_ativos: ['jornada'] } }));
  const child = spawn(process.execPath, ['apps/api/src/cli/main.ts', 'serve'], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LUNETA_PORT: '0',
      LUNETA_DATA_DIR: data,
      LUNETA_DEMO: '1',
      LUNETA_FOLLOW_PARENT: '1',
      LUNETA_LOG: 'trace',
      LUNETA_PUBLIC_CONFIG: publicConfig,
      LUNETA_HUB_ISSUER: HUB.issuer,
      LUNETA_HUB_AUDIENCE: HUB.audience,
      LUNETA_HUB_PUBLIC_KEY: hubPublicKey,
    },
  });
  let log = '';
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`the server did not start:\n${log}`)), START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      if (!/^luneta ·\s+http\S+\s+staff$/m.test(log)) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${log}`)));
  });
  const address = (name: string) => new RegExp(`^luneta ·\\s+(http\\S+)\\s+${name}\\b`, 'm').exec(log)?.[1] ?? '';
  return {
    api: /^luneta · ready: (http\S+)/m.exec(log)?.[1] ?? '',
    v1: address('student-v1'),
    v2: address('student-v2'),
    staff: address('staff'),
    data,
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
