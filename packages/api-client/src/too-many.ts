/**
 * A call refused for the number of calls (429) is repeated after the time that the server names (decision 199): nothing of it
 * was done, so any call may be. A 429 for wrong passwords or answers is no such refusal: a person has to see it.
 */

export type Send = (request: Request) => Promise<Response>;
/** Resolves after the time; rejects with the reason of the signal when that comes first. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const SECOND_MS = 1000;
/** The server counts calls a minute, so it never names a longer time. What does is something else, and is not waited for. */
const LONGEST_WAIT_MS = 60 * SECOND_MS;
const REPEATS = 4;
/** The code of a server that refuses further tries of a secret. */
const TRIES = 'muitas_tentativas';
/** Those who were refused together do not come back together. */
const SPREAD_MS = 2 * SECOND_MS;

/** `send` that repeats refused calls. It gives up after a few repeats, or at once when the server names too long a time. */
export function repeatWhenTooMany(send: Send, wait: Wait = waitFor): Send {
  const attempt = async (request: Request, repeat: number): Promise<Response> => {
    const spare = repeat < REPEATS ? request.clone() : null;
    const response = await send(request);
    if (response.status !== 429 || spare === null) return response;
    const ms = namedMs(response) ?? SECOND_MS * 2 ** repeat;
    if (ms > LONGEST_WAIT_MS || (await isForTries(response))) return response;
    await wait(ms + Math.random() * SPREAD_MS, spare.signal);
    return attempt(spare, repeat + 1);
  };
  return (request) => attempt(request, 0);
}

/** The header `retry-after` in milliseconds; null when it is absent or a date. */
function namedMs({ headers }: Response): number | null {
  const seconds = /^\d+$/u.exec(headers.get('retry-after') ?? '')?.[0];
  return seconds === undefined ? null : Number(seconds) * SECOND_MS;
}

async function isForTries(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'codigo' in body && body.codigo === TRIES;
}

const waitFor: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
