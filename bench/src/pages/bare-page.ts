/**
 * A page that only this measurement speaks to. Playwright turns on the domain `Runtime` in each page of its own; V8 then reads
 * whole scripts a second time at the first `new Error` (React makes some when it starts), which no visitor waits for: more
 * than 100 ms at a quarter of the processor. Playwright leaves pages of contexts that it did not make alone.
 */
import type { CDPSession } from 'playwright';

/** What is heard from it. */
type Heard = {
  'Network.requestWillBeSent': { requestId: string; timestamp: number; type?: string; request: { url: string } };
  'Network.loadingFinished': { requestId: string; encodedDataLength: number };
};

export type BarePage = {
  readonly send: CDPSession['send'];
  readonly on: <Event extends keyof Heard>(event: Event, hear: (params: Heard[Event]) => void) => void;
  readonly close: () => Promise<void>;
};

/** Opens a page in `browserContextId`, by the session of the whole browser. */
export async function openBarePage(browser: CDPSession, browserContextId: string): Promise<BarePage> {
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (message: string) => void>();
  const heard = new Map<string, (message: string) => void>();
  const receive = (event: { sessionId: string; message: string }) => {
    if (event.sessionId !== sessionId) return;
    const { id, method }: { id?: number; method?: string } = JSON.parse(event.message);
    const hear = id === undefined ? heard.get(method ?? '') : waiting.get(id);
    hear?.(event.message);
  };
  browser.on('Target.receivedMessageFromTarget', receive);
  let count = 0;
  return {
    send: (method, params) =>
      new Promise((done, failed) => {
        count += 1;
        waiting.set(count, (message) => {
          const { result, error } = JSON.parse(message);
          if (error === undefined) done(result);
          else failed(new Error(`${method}: ${error.message}`));
        });
        const message = JSON.stringify({ id: count, method, params: params ?? {} });
        browser.send('Target.sendMessageToTarget', { sessionId, message }).catch(failed);
      }),
    on: (event, hear) => void heard.set(event, (message) => hear(JSON.parse(message).params)),
    async close() {
      browser.off('Target.receivedMessageFromTarget', receive);
      await browser.send('Target.closeTarget', { targetId });
    },
  };
}
