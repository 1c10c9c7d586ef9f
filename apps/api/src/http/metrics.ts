/**
 * What the server does, as numbers in the text format of Prometheus. Labels are names of the contract and of jobs, never an
 * id, an address or a person. The numbers live in this process only. There is no library for it: the usual one adds a tracing
 * interface to the peer dependencies of the repository, for one page of text.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { FastifyInstance } from 'fastify';

/** A number read when somebody asks for the metrics. */
export type Reading = {
  readonly name: string;
  readonly help: string;
  /** Counters only grow while the process lives; default gauge. */
  readonly kind?: 'gauge' | 'counter';
  readonly read: () => number | Promise<number>;
};

export type Metrics = {
  /** Times every request of an instance, by operation. */
  readonly measure: (app: FastifyInstance) => void;
  readonly add: (reading: Reading) => void;
  /** One run of a job has ended. */
  readonly jobDone: (job: string, ok: boolean, seconds: number) => void;
  /** Everything, as Prometheus reads it. */
  readonly text: () => Promise<string>;
};

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 60];

const head = (name: string, help: string, kind: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`];
const numberOf = (value: number) => (Number.isNaN(value) ? 'NaN' : String(value));
/** Names of the contract and of jobs need no escaping; any other character becomes an underscore. */
const labelsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[^\w-]/g, '_')}"`);

type Histogram = {
  readonly observe: (labels: Readonly<Record<string, string>>, seconds: number) => void;
  readonly lines: () => string[];
};

function createHistogram(name: string, help: string): Histogram {
  const series = new Map<string, { labels: string[]; buckets: number[]; sum: number; count: number }>();
  return {
    observe: (given, seconds) => {
      const labels = labelsOf(given);
      const key = labels.join(',');
      const found = series.get(key) ?? { labels, buckets: SECONDS.map(() => 0), sum: 0, count: 0 };
      series.set(key, found);
      found.buckets = found.buckets.map((count, index) => count + (seconds <= (SECONDS[index] ?? 0) ? 1 : 0));
      found.sum += seconds;
      found.count += 1;
    },
    lines: () => [
      ...head(name, help, 'histogram'),
      ...[...series.values()].flatMap(({ labels, buckets, sum, count }) => [
        ...buckets.map((below, index) => `${name}_bucket{${[...labels, `le="${SECONDS[index]}"`].join(',')}} ${below}`),
        `${name}_bucket{${[...labels, 'le="+Inf"'].join(',')}} ${count}`,
        `${name}_sum{${labels.join(',')}} ${sum}`,
        `${name}_count{${labels.join(',')}} ${count}`,
      ]),
    ],
  };
}

async function lineOf({ name, help, kind = 'gauge', read }: Reading): Promise<string[]> {
  // When the database is down, the other numbers are needed most: a reading that fails is only missing.
  const value = await Promise.resolve()
    .then(read)
    .catch(() => Number.NaN);
  return [...head(name, help, kind), `${name} ${numberOf(value)}`];
}

/** Memory, age, and the longest time the event loop was blocked since the last reading. */
function processReadings(): readonly Reading[] {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const longest = () => {
    const seconds = delay.max / 1e9;
    delay.reset();
    return seconds;
  };
  return [
    { name: 'luneta_memory_bytes', help: 'Memory of the process.', read: () => process.memoryUsage.rss() },
    { name: 'luneta_uptime_seconds', help: 'Age of the process.', kind: 'counter', read: () => process.uptime() },
    { name: 'luneta_event_loop_delay_seconds', help: 'Longest delay since the last reading.', read: longest },
  ];
}

export function createMetrics(): Metrics {
  const requests = createHistogram('luneta_request_seconds', 'Duration of a request, by operation and status.');
  const jobs = createHistogram('luneta_job_seconds', 'Duration of a run of a periodic job, by job and result.');
  const readings: Reading[] = [...processReadings()];
  const answered = (operation: string, status: number, seconds: number) =>
    requests.observe({ operation, status: String(status) }, seconds);
  return {
    measure: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const operation = request.routeOptions.config.operation?.name ?? 'none';
        answered(operation, reply.statusCode, reply.elapsedTime / 1000);
      });
    },
    add: (reading) => void readings.push(reading),
    jobDone: (job, ok, seconds) => jobs.observe({ job, result: ok ? 'ok' : 'failed' }, seconds),
    text: async () => {
      const read = await Promise.all(readings.map(lineOf));
      return `${[...requests.lines(), ...jobs.lines(), ...read.flat()].join('\n')}\n`;
    },
  };
}
