/** The slow line that a page and its worker have, and what goes over it in one visit. */
import type { Target } from './bare-page.ts';

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export type Line = {
  /** From now on `target` has this line. Chromium slows each target down by itself: a page and a worker do not share its width. */
  readonly join: (target: Target) => Promise<void>;
  /** A visit begins. */
  readonly begin: () => void;
  /** What it sent: `lcp` is when its largest picture stood. */
  readonly sum: (lcp: number) => { readonly first: number; readonly requests: number; readonly bytes: number };
};

export function openLine(): Line {
  const began = new Map<string, number>();
  const sent = new Map<string, number>();
  /** When the page of this visit was asked for, in seconds of the protocol's clock. */
  let origin = 0;
  let members = 0;
  return {
    async join(target) {
      members += 1;
      const own = `${members}:`;
      target.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
        if (!request.url.startsWith('http')) return;
        if (type === 'Document' && origin === 0) origin = timestamp;
        began.set(own + requestId, timestamp);
      });
      // Neither the browser's cache nor the worker's copy asks the server.
      target.on('Network.requestServedFromCache', ({ requestId }) => void began.delete(own + requestId));
      target.on('Network.responseReceived', ({ requestId, response }) => {
        if (response.fromDiskCache === true || response.fromServiceWorker === true) began.delete(own + requestId);
      });
      target.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        sent.set(own + requestId, encodedDataLength),
      );
      await target.send('Network.enable');
      await target.send('Network.emulateNetworkConditions', LINE);
    },
    begin() {
      began.clear();
      sent.clear();
      origin = 0;
    },
    sum(lcp) {
      const before = [...began.values()].filter((at) => (at - origin) * 1000 < lcp);
      const bytes = [...began.keys()].reduce((sum, id) => sum + (sent.get(id) ?? 0), 0);
      return { first: before.length, requests: began.size, bytes };
    },
  };
}
