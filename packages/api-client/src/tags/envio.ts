/** A call whose body is watched on its way: `fetch` tells nothing of it. Loaded when a file is sent. */

/** Told how much has been sent, 0 to 1. */
export type OnProgress = (part: number) => void;

/** Header lines of an answer, as `XMLHttpRequest` gives them. */
const headersOf = (lines: string): Headers =>
  new Headers(
    lines
      .trim()
      .split(/[\r\n]+/u)
      .filter(Boolean)
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
  );

/** Statuses that have no body. */
const EMPTY = new Set([204, 205, 304]);

/** Sends a request as `fetch` does, and tells how far its body is. Rejects as `fetch` does, also when it is stopped. */
export async function sendWatched(request: Request, told: OnProgress): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    call.responseType = 'blob';
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));
    const stop = () => call.abort();
    request.signal.addEventListener('abort', stop);
    const done = (settle: () => void) => {
      request.signal.removeEventListener('abort', stop);
      settle();
    };
    call.upload.addEventListener('progress', ({ loaded, total }) => told(total > 0 ? loaded / total : 0));
    call.addEventListener('load', () =>
      done(() => {
        const { status } = call;
        const answer: unknown = call.response;
        const content = EMPTY.has(status) || !(answer instanceof Blob) ? null : answer;
        resolve(new Response(content, { status, headers: headersOf(call.getAllResponseHeaders()) }));
      }),
    );
    call.addEventListener('error', () => done(() => reject(new TypeError('Failed to fetch'))));
    call.addEventListener('abort', () => done(() => reject(new DOMException('Stopped.', 'AbortError'))));
    if (request.signal.aborted) return reject(new DOMException('Stopped.', 'AbortError'));
    call.send(body);
    return undefined;
  });
}
