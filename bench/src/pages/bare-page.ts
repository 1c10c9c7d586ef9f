/**
 * A page that only this measurement speaks to. Playwright turns on the domain `Runtime` in each page of its own; V8 then reads
 * whole scripts a second time at the first `new Error` (React makes some when it starts), which no visitor waits for: more
 * than 100 ms at a quarter of the processor. Playwright leaves pages of contexts that it did not make alone.
 */
import type { CDPSession } from 'playwright';

/** What is heard from it. */
type Heard = {
  'Network.requestWillBeSent': { requestId: string; timestamp: number; type?: string; request: { url: string } };
  'Network.requestServedFromCache': { requestId: string };
  'Network.responseReceived': { requestId: string; response: { fromDiskCache?: boolean; fromServiceWorker?: boolean } };
  'Network.loadingFinished': { requestId: string; encodedDataLength: number };
  'Target.attachedToTarget': { sessionId: string };
  'Target.receivedMessageFromTarget': { sessionId: string; message: string };
};

/** A page or a worker of the browser, spoken to by the protocol. */
export type Target = {
  readonly send: CDPSession['send'];
  readonly on: <Event extends keyof Heard>(event: Event, hear: (params: Heard[Event]) => void) => void;
};

type Said = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: never;
  readonly result: never;
  readonly error?: { readonly message: string };
};

/** Speaks to a target by `sendVia`, and hears what it says by `hear`. */
function speak(sendVia: (message: string) => Promise<unknown>): Target & { readonly hear: (message: string) => void } {
  const waiting = new Map<number, { done: (result: never) => void; failed: (error: Error) => void; method: string }>();
  const heard = new Map<string, (params: never) => void>();
  let count = 0;
  return {
    send: (method, params) =>
      new Promise((done, failed) => {
        count += 1;
        waiting.set(count, { done, failed, method });
        sendVia(JSON.stringify({ id: count, method, params: params ?? {} })).catch(failed);
      }),
    on: (event, hear) => void heard.set(event, hear),
    hear(message) {
      const { id, method = '', params, error, result }: Said = JSON.parse(message);
      if (id === undefined) return void (params !== undefined && heard.get(method)?.(params));
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) asked?.done(result);
      else asked?.failed(new Error(`${asked.method}: ${error.message}`));
    },
  };
}

/** Opens a page in `browserContextId`, by the session of the whole browser. */
export async function openBarePage(browser: CDPSession, browserContextId: string): Promise<Target> {
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
  const page = speak((message) => browser.send('Target.sendMessageToTarget', { sessionId, message }));
  browser.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId === sessionId) page.hear(event.message);
  });
  return page;
}

/** Tells of each worker of `page` before its first line runs; it begins when `meet` is done. */
export async function meetWorkers(page: Target, meet: (worker: Target) => Promise<void>): Promise<void> {
  const workers = new Map<string, ReturnType<typeof speak>>();
  page.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => workers.get(sessionId)?.hear(message));
  page.on('Target.attachedToTarget', ({ sessionId }) => {
    const worker = speak((message) => page.send('Target.sendMessageToTarget', { sessionId, message }));
    workers.set(sessionId, worker);
    // A worker that ends at once answers no more.
    meet(worker)
      .then(() => worker.send('Runtime.runIfWaitingForDebugger'))
      .catch(() => undefined);
  });
  await page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
}
