/** A server of its own on a database without a school, for the one journey that begins there. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts } from './run.ts';

const FIRST_PORT = 17_000;
const READY_WITHIN_MS = 120_000;
const ADDRESS = /https?:\/\/\S+\/primeiro_acesso#inicio=\S+/u;

export type EmptyServer = {
  /** The page of the API. */
  readonly api: string;
  /** What it printed for the first person. */
  readonly firstStart: string;
  readonly close: () => Promise<void>;
};

/** @throws when it does not print the address in time, with what it printed */
export async function startEmptyServer(): Promise<EmptyServer> {
  const port = await freePorts(FIRST_PORT);
  const data = mkdtempSync(join(tmpdir(), 'luneta-e2e-empty-'));
  const { LUNETA_DEMO: _demo, DATABASE_URL: _url, ...env } = process.env;
  const child = spawn(process.execPath, ['apps/api/src/cli/main.ts', 'serve'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...env, LUNETA_PORT: String(port), LUNETA_DATA_DIR: data, LUNETA_FOLLOW_PARENT: '1' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [found] = ADDRESS.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const fail = () => reject(new Error(`the server printed no address of a first start:\n${printed}`));
    setTimeout(fail, READY_WITHIN_MS).unref();
    child.once('exit', fail);
  });
  return {
    api: `http://localhost:${port}`,
    firstStart: await address,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
