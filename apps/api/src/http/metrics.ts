/**
 * What the server does, as numbers (Prometheus). Labels are names of the contract and of jobs, never an id, an address or
 * a person; nothing is kept beyond this process.
 */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A number read when somebody asks for the metrics. */
export type Reading = { readonly name: string; readonly help: string; readonly read: () => number | Promise<number> };

export type Metrics = {
  /** Times every request of an instance, by operation. */
  readonly measure: (app: FastifyInstance) => void;
  readonly add: (reading: Reading) => void;
  /** One run of a job has ended. */
  readonly jobDone: (job: string, ok: boolean, seconds: number) => void;
  /** Everything, as Prometheus reads it. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'luneta_' });
  const requests = new Histogram({
    name: 'luneta_request_seconds',
    help: 'Duration of a request, by operation of the contract and status.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'luneta_job_seconds',
    help: 'Duration of a run of a periodic job, by job and result.',
    labelNames: ['job', 'result'],
    buckets: [...SECONDS, 30, 60, 300],
    registers,
  });
  const failures = new Counter({
    name: 'luneta_readings_failed_total',
    help: 'Readings that could not be taken, such as those of a database that is down.',
    registers,
  });
  return {
    measure: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const operation = request.routeOptions.config.operation?.name ?? 'none';
        requests.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
    add: ({ name, help, read }) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: async () => {
          try {
            gauge.set(await read());
          } catch {
            failures.inc();
            gauge.set(Number.NaN);
          }
        },
      });
    },
    jobDone: (job, ok, seconds) => jobs.observe({ job, result: ok ? 'ok' : 'failed' }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
