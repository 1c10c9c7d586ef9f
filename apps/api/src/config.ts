/**
 * Every setting the server reads from its environment, read once. It knows names, defaults and limits, not what they are
 * used for.
 */
import { resolve } from 'node:path';

import { readAcesso, type AcessoConfig } from './config-acesso.ts';
import { MINIMUM_FREE_MB, readOperations, type OperationsConfig } from './config-operations.ts';
import { defaultDataDir } from './database/embedded/reachable.ts';
import { isBlockedByBrowsers } from './config-ports.ts';

export const REPOSITORY = resolve(import.meta.dirname, '../../..');

export type AppName = 'student-v1' | 'student-v2' | 'staff';
export const APPS: readonly AppName[] = ['student-v1', 'student-v2', 'staff'];

export type Config = {
  readonly host: string;
  /** Port of the API. The apps use the next three. 0: the system chooses all four. */
  readonly port: number;
  readonly dataDir: string;
  /** Null: use the embedded server. */
  readonly databaseUrl: string | null;
  /** Null: generated once into the data folder. */
  readonly secret: string | null;
  readonly demo: boolean;
  /** `tests/*` are registered (security D24): in the demo, or with LUNETA_TESTS=1. */
  readonly tests: boolean;
  readonly production: boolean;
  /** Public origins of the apps. Null: derived from host and port. */
  readonly origins: Readonly<Record<AppName, string>> | null;
  /** Addresses of proxies whose `x-forwarded-*` headers are trusted. Empty: none. */
  readonly trustProxy: readonly string[];
  readonly logLevel: string;
  /** Settings of the account calls. */
  readonly acesso: AcessoConfig;
  /** File with the public configuration of the apps (`serve/public-config.ts`). Null: the defaults. */
  readonly publicConfig: string | null;
  /** Whether browsers keep a copy of the apps for the next visit. */
  readonly copia: boolean;
  /** Address of the metrics. Null: off. */
  readonly metrics: OperationsConfig | null;
  /** Megabytes that the disk of the data folder must keep free. 0: not checked. */
  readonly minimumFreeMb: number;
  /** Seconds between two runs of the jobs that run every minute. Null: every minute. */
  readonly jobsSeconds: number | null;
};

type Env = Readonly<Record<string, string | undefined>>;

function integer(env: Env, name: string, fallback: number, max: number): number {
  const raw = env[name];
  if (raw === undefined || raw === '') return fallback;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new Error(`${name}=${raw} is not a whole number from 0 to ${max}. Correct it or unset it.`);
  }
  return value;
}

/**
 * Reads the first of the four ports. With 0 the system chooses all four.
 * @throws an Error that names the port, when browsers refuse to open one of the four
 */
function firstPort(env: Env): number {
  const first = integer(env, 'LUNETA_PORT', 4000, 65_532);
  if (first === 0) return first;
  const blocked = [first, first + 1, first + 2, first + 3].find(isBlockedByBrowsers);
  if (blocked !== undefined)
    throw new Error(
      `LUNETA_PORT=${first} would serve at port ${blocked}, which browsers refuse to open. Choose another first port (four in a row are used).`,
    );
  return first;
}

function originOf(env: Env, name: string): string | undefined {
  const raw = env[name];
  if (!raw) return undefined;
  if (!URL.canParse(raw) || new URL(raw).origin !== raw.replace(/\/$/, '')) {
    throw new Error(`${name}=${raw} is not an origin such as https://aluno.escola.br. Correct it or unset it.`);
  }
  return new URL(raw).origin;
}

function readOrigins(env: Env): Config['origins'] {
  const v1 = originOf(env, 'LUNETA_ORIGIN_STUDENT_V1');
  const v2 = originOf(env, 'LUNETA_ORIGIN_STUDENT_V2');
  const staff = originOf(env, 'LUNETA_ORIGIN_STAFF');
  if (!v1 && !v2 && !staff) return null;
  if (!v1 || !v2 || !staff) {
    throw new Error(
      'set LUNETA_ORIGIN_STUDENT_V1, LUNETA_ORIGIN_STUDENT_V2 and LUNETA_ORIGIN_STAFF together, or none of them.',
    );
  }
  return { 'student-v1': v1, 'student-v2': v2, staff };
}

/** @throws an Error whose message names the wrong variable and what to do */
export function readConfig(env: Env = process.env): Config {
  const secret = env['LUNETA_SECRET'] || null;
  if (secret && secret.length < 32)
    throw new Error('LUNETA_SECRET needs at least 32 characters; or unset it and one is generated.');
  return {
    host: env['LUNETA_HOST'] || '127.0.0.1',
    port: firstPort(env),
    dataDir: resolve(env['LUNETA_DATA_DIR'] || defaultDataDir(REPOSITORY)),
    databaseUrl: env['DATABASE_URL'] || null,
    secret,
    demo: env['LUNETA_DEMO'] === '1',
    tests: env['LUNETA_TESTS'] === '1',
    production: env['NODE_ENV'] === 'production',
    origins: readOrigins(env),
    trustProxy: (env['LUNETA_TRUST_PROXY'] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    // On a developer's screen, the log of requests would hide the progress lines.
    logLevel: env['LUNETA_LOG'] || (env['NODE_ENV'] === 'production' ? 'info' : 'warn'),
    acesso: readAcesso(env),
    publicConfig: env['LUNETA_PUBLIC_CONFIG'] ? resolve(env['LUNETA_PUBLIC_CONFIG']) : null,
    copia: env['LUNETA_APP_COPY'] !== '0',
    metrics: readOperations(env),
    minimumFreeMb: integer(env, 'LUNETA_MIN_FREE_MB', MINIMUM_FREE_MB, 1_000_000),
    jobsSeconds: integer(env, 'LUNETA_JOBS_SECONDS', 0, 60) || null,
  };
}
