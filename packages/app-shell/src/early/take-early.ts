/** Hands the answers of the script inside the page to the first calls of the app. */
import type { EarlyPage } from './early-page.ts';

type Send = (request: Request) => Promise<Response>;

/** What is older was asked for another screen than the one that asks now. */
const FRESH_MS = 15_000;

export type EarlyAnswers = {
  /** `fetch` that gives an early answer to the first GET of the same address with the same authorization, once. */
  readonly fetch: Send;
  /** Forgets what is left: somebody else is signed in now. */
  readonly drop: () => void;
};

export function earlyAnswers(send: Send, page: EarlyPage | undefined): EarlyAnswers {
  const calls = page?.calls ?? new Map<string, never>();
  const isFresh = () => page !== undefined && performance.now() - page.at < FRESH_MS;
  return {
    async fetch(request) {
      const early = request.method === 'GET' ? calls.get(request.url) : undefined;
      if (early === undefined || early.authorization !== request.headers.get('authorization') || !isFresh())
        return send(request);
      calls.delete(request.url);
      // No answer came: the app's own call finds out why.
      const response = await early.response.catch(() => null);
      request.signal.throwIfAborted();
      return response ?? send(request);
    },
    drop: () => calls.clear(),
  };
}
