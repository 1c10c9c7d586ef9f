/**
 * The reporting SDK, fetched only when there is something to report. None of its integrations is on: it watches
 * nothing by itself, and every event passes the allow-list on its way out.
 */
import { PAYLOAD_MAX_BYTES, type ErrosConfig } from '@luneta/domain';
import { BrowserClient, createTransport, defaultStackParser, eventFromException, type Event } from '@sentry/browser';

import { allowedEvent } from './allow-list.ts';

export type ReportClient = {
  /** `error` gives type and stack; the rest of the event is the caller's. */
  send: (error: unknown, rest: Event) => Promise<void>;
  /** Resolves when what was sent has been answered. */
  flush: () => Promise<void>;
};

export type ReportClientOptions = {
  erros: ErrosConfig;
  fetch?: typeof globalThis.fetch;
  /** Only a test that plants a fault gives another. */
  allow?: (event: Event) => Event;
};

const encoder = new TextEncoder();

/** Never more than 1 MB, no cookies, no referrer (REL-4). */
function transportOver(fetch: typeof globalThis.fetch): ConstructorParameters<typeof BrowserClient>[0]['transport'] {
  return (options) =>
    createTransport(options, async ({ body }) => {
      const bytes = typeof body === 'string' ? encoder.encode(body) : new Uint8Array(body);
      if (bytes.length > PAYLOAD_MAX_BYTES) return { statusCode: 413 };
      const { status, headers } = await fetch(options.url, {
        method: 'POST',
        body: bytes,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        redirect: 'error',
      });
      return {
        statusCode: status,
        headers: {
          'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
          'retry-after': headers.get('retry-after'),
        },
      };
    });
}

/** Makes the client of one page. */
export function createReportClient({
  erros,
  fetch = (...given) => globalThis.fetch(...given),
  allow = allowedEvent,
}: ReportClientOptions): ReportClient {
  const client = new BrowserClient({
    dsn: erros.dsn,
    environment: erros.ambiente,
    transport: transportOver(fetch),
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: (event) => ({ ...allow(event), type: undefined }),
  });
  return {
    async send(error, rest) {
      const found = await eventFromException(defaultStackParser, error);
      client.captureEvent({ ...found, ...rest });
    },
    async flush() {
      await client.flush(2_000);
    },
  };
}
