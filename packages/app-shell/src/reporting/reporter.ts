/**
 * Records the steps before a failure and passes failures to the reporting client, which it loads only then. Small,
 * because it is part of the first load. Without configuration it does nothing. It never throws: a failed report must
 * not cause a second failure.
 */
import { ApiError, type FailedCall, type ShapeMismatch } from '@luneta/api-client';
import { BREADCRUMBS_MAX, EVENTS_PER_PAGE_MAX, reportsErrors, type ErrosConfig } from '@luneta/domain';

import type { ReportClient } from './sentry-client.ts';

export type Reporter = {
  /** A failure nobody caught: rendering, a script, a promise. */
  failed: (error: unknown) => void;
  /** A call the server answered with an error (S1 §8: writes from 500 on are reported). */
  callFailed: (call: FailedCall) => void;
  /** An answer is not what the contract says (decision 122). */
  answerDiffers: (mismatch: ShapeMismatch) => void;
  /** The person went to this address. */
  visited: (address: string) => void;
};

type Crumb = { category: 'navegacao' | 'chamada'; message: string; timestamp: number; data?: { status: number } };

export type ReporterOptions = {
  erros: ErrosConfig | undefined;
  app: string;
  perfil_real: () => string | null;
  /** Fetches the client; a test gives its own. */
  load?: (erros: ErrosConfig) => Promise<ReportClient>;
  nowMs?: () => number;
};

const WRITES = ['POST', 'PATCH', 'PUT'];
const nothing = () => undefined;
const SILENT: Reporter = { failed: nothing, callFailed: nothing, answerDiffers: nothing, visited: nothing };

const loadClient = async (erros: ErrosConfig): Promise<ReportClient> =>
  (await import('./sentry-client.ts')).createReportClient({ erros });

/** Makes the reporter of one page. */
export function createReporter({
  erros,
  app,
  perfil_real,
  load = loadClient,
  nowMs = Date.now,
}: ReporterOptions): Reporter {
  if (erros === undefined || !reportsErrors(erros, null)) return SILENT;
  const crumbs: Crumb[] = [];
  let sent = 0;
  let place = '/';
  let client: Promise<ReportClient> | undefined;

  function remember(crumb: Omit<Crumb, 'timestamp'>) {
    crumbs.push({ ...crumb, timestamp: nowMs() / 1000 });
    if (crumbs.length > BREADCRUMBS_MAX) crumbs.shift();
  }
  async function report(error: unknown, tags: Record<string, string | number | null>, params: unknown = {}) {
    if (!reportsErrors(erros, perfil_real()) || sent >= EVENTS_PER_PAGE_MAX || erros === undefined) return;
    sent += 1;
    const breadcrumbs = [...crumbs];
    try {
      client ??= load(erros);
      await (await client).send(error, { breadcrumbs, tags: { app, lugar: place, ...tags }, extra: { params } });
    } catch {
      client = undefined;
    }
  }
  /** The contract's names come with the same chunk as the client. */
  async function named(call: FailedCall) {
    try {
      const operacao = (await import('@luneta/api-client/operacoes')).operationIdOf(call) ?? 'desconhecida';
      remember({ category: 'chamada', message: operacao, data: { status: call.status } });
      return operacao;
    } catch {
      return 'desconhecida';
    }
  }
  async function callFailed(call: FailedCall) {
    const operacao = await named(call);
    if (call.status < 500 || !WRITES.includes(call.method)) return;
    const error = new Error();
    error.name = 'ChamadaFalhou';
    await report(error, { operacao, status: call.status, codigo: call.codigo }, call.params);
  }
  async function answerDiffers({ call, issues }: ShapeMismatch) {
    const [method = '', path = ''] = call.split(' ');
    const operacao = (await import('@luneta/api-client/operacoes')).operationIdOf({ method, path }) ?? 'desconhecida';
    const error = new Error();
    error.name = 'RespostaDiverge';
    await report(error, { operacao, codigo: 'resposta_invalida', campo: issues[0]?.path ?? null });
  }
  return {
    failed(error) {
      const tags = error instanceof ApiError ? { status: error.status, codigo: error.codigo } : {};
      // A call without an answer is a network failure, so it is not reported.
      if (error instanceof ApiError && error.offline) return;
      void report(error, tags);
    },
    callFailed: (call) => void callFailed(call),
    answerDiffers: (mismatch) => void answerDiffers(mismatch).catch(nothing),
    visited(address) {
      place = address;
      remember({ category: 'navegacao', message: address });
    },
  };
}

/** Reports the errors that the browser reports as uncaught. */
export function reportUncaught(reporter: Reporter): void {
  window.addEventListener('error', (event) => reporter.failed(event.error));
  window.addEventListener('unhandledrejection', (event) => reporter.failed(event.reason));
}
