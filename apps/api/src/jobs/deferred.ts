/**
 * Deferred work: somebody or a periodic job asks for it with a payload, one process does it step by step, and another goes on
 * from the last step when that process dies. It knows nothing of the queue (boss.ts).
 */
import { Ajv2020 } from 'ajv/dist/2020.js';

import { tenant, type Tenant } from '../database/tenant.ts';
import type { Payload, Work } from '../http/work.ts';
import {
  advanceTrabalho,
  type Andamento,
  beginTrabalho,
  type Chave,
  endTrabalho,
  type Trabalho,
} from '../modules/escola/index.ts';
import type { JobContext } from './job.ts';

export type Progress = {
  /** Where the work stands: after a death of the process, where the last step that was committed left it. */
  readonly now: () => Andamento;
  /**
   * Does one step in a transaction of the school and counts it in the same transaction. Whatever the step does elsewhere may
   * happen twice.
   * @param next where the work stands after it; what is left out stays
   * @throws `TakenOver` when another process has gone on with the work
   */
  readonly step: <T>(next: Partial<Andamento>, work: (escola: Tenant) => Promise<T>) => Promise<T>;
};

export type DeferredContext = Omit<JobContext, 'queue'> & {
  /** The school of the payload. Its statements may take as long as `STATEMENT_LIMIT_MS` (boss.ts). */
  readonly escola: Tenant;
};

type Spec<P extends Payload> = {
  /** As of a periodic job. Work that waits is queued again. */
  readonly sem_espaco: 'roda' | 'espera';
  /** Begins from `progress.now()`. Each write stands in a step. */
  readonly run: (context: DeferredContext, payload: P, progress: Progress) => Promise<void>;
};

/** One execution, as the queue hands it out. */
export type Execution = Pick<JobContext, 'db' | 'log'> & {
  /** The same for each repetition. */
  readonly id: string;
  readonly data: unknown;
  readonly agora: () => Date;
  /** Aborted when the process ends or the time is over. */
  readonly signal: AbortSignal;
};

export type Deferred<P extends Payload = never> = {
  /** Queue name in kebab-case. It is stored, so it must not change. */
  readonly name: string;
  readonly sem_espaco: 'roda' | 'espera';
  /** Queues the work; without a queue (commands, the demo school, tests) it is done at once. */
  readonly defer: (payload: P, context: JobContext) => Promise<void>;
  readonly execute: (execution: Execution) => Promise<void>;
};

/** Another process has gone on with the work. */
export class TakenOver extends Error {
  readonly code = 'TAKEN_OVER';
}

const ajv = new Ajv2020({ strict: false });

const merged = (now: Andamento, next: Partial<Andamento>): Andamento => ({
  fase: next.fase ?? now.fase,
  feitas: next.feitas ?? now.feitas,
  total: next.total ?? now.total,
  ponto: next.ponto ?? now.ponto,
});

const NOT_BEGUN: Andamento = { fase: '', feitas: 0, total: null, ponto: null };

/** Progress of work that nobody waits for: nothing is stored. */
function unstored(escola: Tenant): Progress {
  let now = NOT_BEGUN;
  return {
    now: () => now,
    step: async (next, work) => {
      const result = await escola.transaction(work);
      now = merged(now, next);
      return result;
    },
  };
}

function stored(
  escola: Tenant,
  run: Chave & { readonly execucao: string },
  begun: Trabalho,
  { agora, signal }: Pick<Execution, 'agora' | 'signal'>,
): Progress {
  let now: Andamento = begun;
  let passo = begun.passo;
  return {
    now: () => now,
    step: async (next, work) => {
      signal.throwIfAborted();
      const then = merged(now, next);
      const result = await escola.transaction(async (tx) => {
        if (!(await advanceTrabalho(tx, { ...run, ...then, passo }, agora())))
          throw new TakenOver('another process has gone on with this work');
        return work(tx);
      });
      now = then;
      passo += 1;
      return result;
    },
  };
}

/** The code that a person may read of a failure. */
function codeOf(error: unknown): string {
  const known: unknown = Reflect.get(Object(error), 'codigo');
  return typeof known === 'string' ? known : 'erro_interno';
}

/** Declares how work is done. It must be listed in `jobs/index.ts`. */
export function deferred<P extends Payload>({ name, payload: schema, chaveOf }: Work<P>, spec: Spec<P>): Deferred<P> {
  const isPayload = ajv.compile<P>(schema);
  return {
    name,
    sem_espaco: spec.sem_espaco,
    defer: async (payload, context) => {
      const { queue, ...rest } = context;
      if (queue) return queue(name, `${payload.escola_id}/${chaveOf(payload)}`, payload);
      const escola = tenant(context.db, payload.escola_id);
      return spec.run({ ...rest, escola }, payload, unstored(escola));
    },
    execute: async ({ id, data, db, log, agora, signal }) => {
      if (!isPayload(data)) throw new Error(`${name}: the payload does not follow its schema`);
      const escola = tenant(db, data.escola_id);
      const run = { nome: name, chave: chaveOf(data), execucao: id };
      const begun = await beginTrabalho(escola, run, agora());
      if (begun.concluido_em !== null) return;
      const { fase, feitas, total, passo } = begun;
      if (passo > 0) log.info({ job: name, chave: run.chave, fase, feitas, total }, 'deferred work goes on');
      try {
        await spec.run({ db, log, agora: agora(), escola }, data, stored(escola, run, begun, { agora, signal }));
        await endTrabalho(escola, { ...run, erro: null }, agora());
      } catch (error) {
        // Whoever has taken it over tells how it ends. The queue tries it again, and finds it ended or goes on.
        if (!(error instanceof TakenOver) && !signal.aborted)
          await endTrabalho(escola, { ...run, erro: codeOf(error) }, agora()).catch(() => undefined);
        throw error;
      }
    },
  };
}
