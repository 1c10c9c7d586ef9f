/**
 * Builds the image and starts PostgreSQL, the migration and two processes from `deploy/container`, where a container engine
 * answers. `pnpm check:all` runs it there.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 120_000;

/** `docker` or `podman`: the first with an engine and Compose that answer. */
export const engine = (): string | undefined =>
  ['docker', 'podman'].find((name) =>
    [['info'], ['compose', 'version']].every((args) => spawnSync(name, args, { stdio: 'ignore' }).status === 0),
  );

/** A file as `.env` of `compose.yaml`, with secrets of no worth. */
const ENV = `POSTGRES_PASSWORD=prova
LUNETA_SECRET=${'s'.repeat(32)}
LUNETA_PEPPER=${'p'.repeat(32)}
LUNETA_METRICS_TOKEN=${'m'.repeat(32)}
LUNETA_ORIGIN_STUDENT_V1=https://v1.escola.example
LUNETA_ORIGIN_STUDENT_V2=https://v2.escola.example
LUNETA_ORIGIN_STAFF=https://equipe.escola.example
LUNETA_IMAGE=luneta:prova1
`;

async function prove(name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'luneta-image-'));
  const [file, env] = [join(import.meta.dirname, '../../deploy/container/compose.yaml'), join(folder, 'env')];
  writeFileSync(env, ENV);
  const compose = (...args: string[]): string =>
    execFileSync(name, ['compose', '-p', 'luneta-prova', '-f', file, '--env-file', env, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  try {
    compose('build', 'migrate');
    compose('up', '-d', 'luneta-1', 'luneta-2');
    for (const service of ['luneta-1', 'luneta-2']) {
      const asks =
        "fetch('http://127.0.0.1:4000/api/saude').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))";
      const until = Date.now() + READY_WITHIN_MS;
      while (spawnSync(name, ['exec', `luneta-prova-${service}-1`, 'node', '-e', asks]).status !== 0) {
        if (Date.now() > until) throw new Error(`${service} is not ready:\n${compose('logs', service)}`);
        await wait(500);
      }
      if (compose('exec', '-T', service, 'id', '-u').trim() === '0') throw new Error(`${service} runs as root`);
      const carried = compose(
        'exec',
        '-T',
        service,
        'find',
        '.',
        '-name',
        '.git',
        '-o',
        '-name',
        '.luneta',
        '-o',
        '-name',
        '.env',
      );
      if (carried.trim() !== '') throw new Error(`the image carries ${carried}`);
      console.log(`${service} is ready, runs without root and carries no data`);
    }
  } finally {
    compose('down', '--volumes');
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const name = engine();
  if (name === undefined) throw new Error('no container engine answers here: docker or podman, with Compose');
  await prove(name);
}
