/**
 * What the server reads from its environment, read once (`config-settings.ts` has the variables). It knows what several of them
 * must be together, not what they are used for.
 */
import { resolve } from 'node:path';

import { readAcesso, type AcessoConfig } from './config-acesso.ts';
import type { Env } from './config-kinds.ts';
import { readOperations, type OperationsConfig } from './config-operations.ts';
import { SETTINGS } from './config-settings.ts';
import { defaultDataDir } from './database/embedded/reachable.ts';

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

function readOrigins(env: Env): Config['origins'] {
  const v1 = SETTINGS.LUNETA_ORIGIN_STUDENT_V1.read(env);
  const v2 = SETTINGS.LUNETA_ORIGIN_STUDENT_V2.read(env);
  const staff = SETTINGS.LUNETA_ORIGIN_STAFF.read(env);
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
  const production = SETTINGS.NODE_ENV.read(env) === 'production';
  return {
    host: SETTINGS.LUNETA_HOST.read(env),
    port: SETTINGS.LUNETA_PORT.read(env),
    dataDir: SETTINGS.LUNETA_DATA_DIR.read(env) ?? resolve(defaultDataDir(REPOSITORY)),
    databaseUrl: SETTINGS.DATABASE_URL.read(env) ?? null,
    secret: SETTINGS.LUNETA_SECRET.read(env) ?? null,
    demo: SETTINGS.LUNETA_DEMO.read(env),
    tests: SETTINGS.LUNETA_TESTS.read(env),
    production,
    origins: readOrigins(env),
    trustProxy: SETTINGS.LUNETA_TRUST_PROXY.read(env),
    // On a developer's screen, the log of requests would hide the progress lines.
    logLevel: SETTINGS.LUNETA_LOG.read(env) ?? (production ? 'info' : 'warn'),
    acesso: readAcesso(env),
    publicConfig: SETTINGS.LUNETA_PUBLIC_CONFIG.read(env) ?? null,
    copia: SETTINGS.LUNETA_APP_COPY.read(env),
    metrics: readOperations(env),
    minimumFreeMb: SETTINGS.LUNETA_MIN_FREE_MB.read(env),
    jobsSeconds: SETTINGS.LUNETA_JOBS_SECONDS.read(env) || null,
  };
}
