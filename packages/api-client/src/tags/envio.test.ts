import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendWatched } from './envio.ts';

/** As much of the browser's object as is used; what it was asked stands in `sent`. */
class FakeCall extends EventTarget {
  static last: FakeCall | null = null;
  upload = new EventTarget();
  status = 202;
  response: unknown = new Blob(['{"situacao":"recebida"}']);
  sent: { method: string; url: string; headers: [string, string][]; body: Blob | null } | null = null;
  #headers: [string, string][] = [];
  #at = { method: '', url: '' };
  responseType = '';

  constructor() {
    super();
    FakeCall.last = this;
  }
  open(method: string, url: string) {
    this.#at = { method, url };
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.push([name, value]);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nproximo-cursor: a:b\r\n';
  }
  send(body: Blob) {
    this.sent = { ...this.#at, headers: this.#headers, body };
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

beforeEach(() => {
  FakeCall.last = null;
  vi.stubGlobal('XMLHttpRequest', FakeCall);
});
afterEach(() => vi.unstubAllGlobals());

const stop = new AbortController();
const request = (signal?: AbortSignal) =>
  new Request('http://api/api/v2/gestao/importacoes', {
    method: 'POST',
    body: new Blob(['a;b']),
    headers: { authorization: 'Bearer x', 'content-type': 'application/octet-stream' },
    ...(signal ? { signal } : {}),
  });

async function sending(signal?: AbortSignal) {
  const told: number[] = [];
  const answer = sendWatched(request(signal), (part) => told.push(part));
  const call = await vi.waitUntil(() => (FakeCall.last?.sent ? FakeCall.last : null));
  return { answer, told, call };
}

it('sends what fetch would send, and tells how much of it has gone', async () => {
  const { answer, told, call } = await sending();
  call.progress(5, 10);
  call.progress(10, 10);
  call.dispatchEvent(new Event('load'));
  const response = await answer;
  expect(told).toEqual([0.5, 1]);
  expect(call.sent?.method).toBe('POST');
  expect(call.sent?.headers).toEqual([
    ['authorization', 'Bearer x'],
    ['content-type', 'application/octet-stream'],
  ]);
  expect(await call.sent?.body?.text()).toBe('a;b');
  expect(response.status).toBe(202);
  expect(response.headers.get('proximo-cursor')).toBe('a:b');
  expect(await response.json()).toEqual({ situacao: 'recebida' });
});

it('fails as fetch does when nothing gets through', async () => {
  const { answer, call } = await sending();
  call.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toThrow(TypeError);
});

it('can be stopped', async () => {
  const { answer } = await sending(stop.signal);
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
