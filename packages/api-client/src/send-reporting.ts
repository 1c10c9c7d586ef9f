/**
 * A transport that tells how much of a body has gone, which `fetch` cannot. It keeps the rules of ours: no cookies, no cache, no
 * redirect, and an abort that rejects with its own reason.
 */
import type { Send } from './too-many.ts';

/** @param onProgress hears how much has gone, from 0 to 1 */
export const sendReporting =
  (onProgress: (part: number) => void): Send =>
  async (request) => {
    const body = await request.arrayBuffer();
    const { signal } = request;
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      const stop = () => call.abort();
      call.open(request.method, request.url);
      call.responseType = 'arraybuffer';
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      call.addEventListener('load', () => {
        // A redirect comes from a captive portal, and its page must not count as an answer.
        if (call.responseURL === request.url) resolve(answerOf(call));
        else reject(new TypeError('redirected'));
      });
      call.addEventListener('error', () => reject(new TypeError('no answer')));
      call.addEventListener('abort', () => reject(reasonOf(signal)));
      call.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
      if (signal.aborted) {
        reject(reasonOf(signal));
        return;
      }
      signal.addEventListener('abort', stop, { once: true });
      call.send(body);
    });
  };

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('aborted', 'AbortError');

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const { response, status } = call;
  return new Response(response instanceof ArrayBuffer ? response : null, { status, headers });
}
