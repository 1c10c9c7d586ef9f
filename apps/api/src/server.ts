/**
 * Starts and ends everything: database, migrations, demo, API, the three app hosts and the jobs.
 * `pnpm luneta serve` and the end-to-end tests start it.
 */
import type { FastifyInstance } from 'fastify';

import { assertAgreement } from './serve/agreement.ts';
import { buildApp } from './app.ts';
import { APPS, type AppName, type Config } from './config.ts';
import { openPool } from './database/db.ts';
import { probe } from './database/probe.ts';
import { migrate } from './database/migrate.ts';
import { createEstado } from './http/estado.ts';
import { createMetrics } from './http/metrics.ts';
import type { LineTimes } from './http/services.ts';
import { deferTo } from './jobs/defer.ts';
import type { Job, Queue } from './jobs/job.ts';
import { startJobs } from './jobs/runner.ts';
import { sendRecuperacoes } from './jobs/send-recuperacoes.ts';
import { deferred, jobs } from './jobs/index.ts';
import { openAcesso, secretOf } from './serve/acesso.ts';
import { Closers } from './serve/closers.ts';
import { mayPublish, prepareDemo } from './serve/demo.ts';
import { watchFreeSpace } from './serve/free-space.ts';
import { assertFree, listen, portsFrom } from './serve/listen.ts';
import { openDatabase } from './serve/open-database.ts';
import { serveOperations } from './serve/operations.ts';
import { allowedOrigins, firstStartAddress, originsFor } from './serve/origins.ts';
import { foreignOrigins, readPublicFile, runtimeConfigOf } from './serve/public-config.ts';
import { addReadings } from './serve/readings.ts';
import { registerStartPage } from './serve/start/index.ts';
import { watchDatabase } from './serve/watch-database.ts';
import { buildWeb } from './serve/web.ts';
import { hasSchool } from './modules/escola/index.ts';
import { drawCodigo, openSessaoCache } from './modules/pessoas/index.ts';

export type ServerOptions = {
  readonly config: Config;
  readonly agora?: () => Date;
  readonly jobs?: readonly Job[];
  /** Folders of the built apps. Default: `apps/<name>/dist`. */
  readonly dist?: Partial<Record<AppName, string>>;
  /** For tests, as in `AppOptions`. */
  readonly line?: LineTimes;
  readonly onProgress?: (message: string) => void;
};

export type RunningServer = {
  readonly api: FastifyInstance;
  readonly ports: Record<AppName | 'api', number>;
  /** The connection string in use. */
  readonly databaseUrl: string;
  /** Whether the start page lets the people of the demo enter. */
  readonly demo: boolean;
  /** Where the first person makes the school, with the one-time code; null when there is one. */
  readonly firstStart: string | null;
  /** Address of the metrics. Null when they are off. */
  readonly metricsPort: number | null;
  /** Answers open requests, then ends jobs, connections and the embedded PostgreSQL when no other process uses it. */
  readonly close: () => Promise<void>;
};

/** A question to the database that is still open then is asked anew. */
const PROBE_LIMIT_MS = 6_000;

/** @throws an Error whose message says what failed and what to do; nothing keeps running then */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, agora = () => new Date(), onProgress = () => undefined } = options;
  // Before anything starts: a developer who adds an operation meets this most often.
  assertAgreement();
  const { config: publicConfig, texts } = readPublicFile(config.publicConfig);
  const closers = new Closers();
  const estado = createEstado();
  try {
    await assertFree(config.host, config.port);
    onProgress(config.databaseUrl ? 'connecting to DATABASE_URL' : 'starting PostgreSQL');
    const database = await openDatabase(config, onProgress);
    closers.add('PostgreSQL', database.stop);
    onProgress('migrating the database');
    await migrate(database.url);
    const pool = openPool({ url: database.url, max: 20 });
    closers.add('connections', pool.close);
    const sessaoCache = openSessaoCache(database.url);
    closers.add('session cache', sessaoCache.close);
    const accounts = await prepareDemo(pool.db, config, agora(), onProgress);

    onProgress('starting the API');
    const ports = await portsFrom(config.host, config.port);
    const https = Object.values(config.origins ?? {}).some((origin) => origin.startsWith('https:'));
    const codigoInstalacao = (await hasSchool(pool.db)) ? null : drawCodigo();
    const acesso = openAcesso(config, ports, { produto: publicConfig.produto, codigoInstalacao });
    const firstStart = (hostname: string) =>
      codigoInstalacao && firstStartAddress(originsFor(config, ports, hostname).staff, codigoInstalacao);
    const { mailer } = acesso;
    if (mailer) closers.add('mail', async () => mailer.close());
    const metrics = config.metrics && createMetrics();
    if (metrics) addReadings(metrics, { pool, sessaoCache, agora });
    const runner: { queue?: Queue | undefined } = {};
    const api = await buildApp({
      db: pool.db,
      agora,
      secret: config.secret ?? secretOf(config, 'secret'),
      acesso,
      origins: allowedOrigins(config, ports),
      https,
      trustProxy: config.trustProxy,
      deployments: (hostname) => originsFor(config, ports, hostname),
      tests: config.tests || accounts.length > 0,
      log: { level: config.logLevel },
      estado,
      sessaoCache,
      defer: deferTo(() => runner.queue),
      ...(metrics && { metrics }),
      ...(options.line && { line: options.line }),
    });
    await registerStartPage(api, {
      origins: (hostname) => originsFor(config, ports, hostname),
      accounts,
      port: ports.api,
      local: mayPublish(config),
      firstStart: async (hostname) => ((await hasSchool(pool.db)) ? null : firstStart(hostname)),
    });
    // Started before the app hosts and so ended after them: probes get 'not ready' while the hosts finish.
    const operations =
      config.metrics && metrics
        ? await serveOperations({
            ...config.metrics,
            metrics,
            ready: async () => (await api.inject('/api/saude')).statusCode === 200,
          })
        : null;
    if (operations) closers.add('metrics', operations.close);
    const ask = () => probe(database.url, PROBE_LIMIT_MS);
    closers.add('watch', watchDatabase({ server: database.embedded, ask, pool, estado, agora, log: api.log }));
    // Measured once before any job may run.
    if (config.minimumFreeMb > 0 && !config.databaseUrl) {
      const watching = { folder: config.dataDir, minimumMb: config.minimumFreeMb, estado, log: api.log };
      const stop = await watchFreeSpace(watching);
      closers.add('free space', async () => stop());
    }
    const periodic = mailer ? [...jobs, sendRecuperacoes(mailer)] : jobs;
    runner.queue = await startRunner(closers, options.jobs ?? periodic, {
      url: database.url,
      db: pool.db,
      agora,
      log: api.log,
      estado,
      cadaSegundos: config.jobsSeconds,
      ...(metrics && { onDone: metrics.jobDone }),
    });
    await listen(api, config.host, ports.api);
    closers.add('API', () => api.close());
    for (const name of APPS) {
      const dist = options.dist?.[name];
      const runtimeConfig = (hostname: string) =>
        runtimeConfigOf(name, publicConfig, originsFor(config, ports, hostname), config.copia);
      const web = await buildWeb({
        name,
        api,
        https,
        runtimeConfig,
        texts,
        foreign: foreignOrigins(publicConfig),
        copia: config.copia,
        ...(dist && { dist }),
      });
      await listen(web, config.host, ports[name]);
      closers.add(name, () => web.close());
    }
    return {
      api,
      ports,
      databaseUrl: database.url,
      demo: accounts.length > 0,
      firstStart: firstStart(config.host === '127.0.0.1' ? 'localhost' : config.host),
      metricsPort: operations?.port ?? null,
      close: () => {
        estado.encerrando = true;
        return closers.close();
      },
    };
  } catch (error) {
    await closers.close();
    throw error;
  }
}

type RunnerContext = Omit<Parameters<typeof startJobs>[0], 'jobs' | 'deferred'>;

async function startRunner(closers: Closers, list: readonly Job[], context: RunnerContext): Promise<Queue | undefined> {
  if (list.length === 0) return undefined;
  const boss = await startJobs({ ...context, jobs: list, deferred });
  closers.add('jobs', boss.stop);
  return boss.queue;
}
