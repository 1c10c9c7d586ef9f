/** The transport that tells how much of a body has gone: what it hears, what it answers, how it ends. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { sendReporting } from './send-reporting.ts';

/** The parts of the browser's XMLHttpRequest that are used; what comes of a call is told by the test. */
class Planted extends EventTarget {
  static last: Planted | undefined;
  readonly upload = new EventTarget();
  readonly sent: { line?: string; headers: Record<string, string>; body?: ArrayBuffer } = { headers: {} };
  responseType = '';
  responseURL = '';
  status = 0;
  response: unknown = null;
  answerHeaders = '';
  constructor() {
    super();
    Planted.last = this;
  }
  open(method: string, url: string) {
    this.sent.line = `${method} ${url}`;
    this.responseURL = url;
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value;
  }
  getAllResponseHeaders() {
    return this.answerHeaders;
  }
  send(body: ArrayBuffer) {
    this.sent.body = body;
  }
  abort() {
    this.ends('abort');
  }
  ends(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Planted));
afterEach(() => {
  Planted.last = undefined;
  vi.unstubAllGlobals();
});

const ADDRESS = 'http://escola.test/api/v2/gestao/midias';
async function begun(signal?: AbortSignal) {
  const parts: number[] = [];
  const request = new Request(ADDRESS, {
    method: 'POST',
    body: '{"conteudo":"eA=="}',
    headers: { authorization: 'Bearer equipe' },
    ...(signal ? { signal } : {}),
  });
  const answer = sendReporting((part) => parts.push(part))(request);
  const ended = answer.then(
    (response) => ({ response, error: undefined }),
    (error: unknown) => ({ response: undefined, error }),
  );
  const call = await vi.waitUntil(() => (Planted.last?.sent.body ? Planted.last : undefined));
  return { call, parts, ended };
}
const progress = (loaded: number, lengthComputable = true) =>
  Object.assign(new Event('progress'), { loaded, total: 200, lengthComputable });

it('sends what the request holds, tells the parts that are known, and answers as fetch does', async () => {
  const { call, parts, ended } = await begun();
  expect(call.sent.line).toBe(`POST ${ADDRESS}`);
  expect(call.sent.headers).toMatchObject({ authorization: 'Bearer equipe' });
  expect(new TextDecoder().decode(call.sent.body)).toBe('{"conteudo":"eA=="}');
  for (const event of [progress(50), progress(0, false), progress(200)]) call.upload.dispatchEvent(event);
  expect(parts).toEqual([0.25, 1]);
  call.status = 422;
  call.answerHeaders = 'content-type: application/json\r\nretry-after: 3\r\n';
  call.response = new TextEncoder().encode('{"codigo":"x"}').buffer;
  call.ends('load');
  const { response } = await ended;
  expect(response?.status).toBe(422);
  expect(response?.headers.get('retry-after')).toBe('3');
  expect(await response?.json()).toEqual({ codigo: 'x' });
});

it('rejects without an answer, and takes no page that a redirect led to', async () => {
  const lost = await begun();
  lost.call.ends('error');
  expect((await lost.ended).error).toBeInstanceOf(TypeError);
  Planted.last = undefined;
  const led = await begun();
  led.call.status = 200;
  led.call.responseURL = 'http://portal.test/';
  led.call.ends('load');
  expect((await led.ended).error).toBeInstanceOf(TypeError);
});

it('an abort ends the call with its own reason', async () => {
  const control = new AbortController();
  const { ended } = await begun(control.signal);
  control.abort();
  expect((await ended).error).toMatchObject({ name: 'AbortError' });
});
