import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import document from '@luneta/openapi/document.json' with { type: 'json' };
import { keyedCalls } from '@luneta/openapi/calls';
import { fakeClock } from '@luneta/testing/fake-clock';
import { createApi, unwrap } from './api.ts';
import { startLoopback } from './test/loopback.ts';
import type { Loopback } from './test/loopback.ts';

let server: Loopback;
beforeEach(async () => {
  server = await startLoopback();
});
afterEach(() => server.close());

const api = (authorization = 'Bearer abc') =>
  createApi({ baseUrl: server.baseUrl, authorization: () => authorization, turma_aluno_id: () => 1002 });
const buy = (from: ReturnType<typeof api>) => unwrap(from.POST('/api/v1/navbar/comprar_vidas', { body: {} }));
const deliver = (from: ReturnType<typeof api>, turma_avaliacao_id: number) =>
  unwrap(
    from.POST('/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/fechamento_prova', {
      params: { path: { turma_avaliacao_id, dia_prova: 1 } },
      body: {},
    }),
  );
const keys = () => server.arrived.map(({ headers }) => headers['idempotency-key']);
const failed = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ name: 'ApiError' });

describe('decision 198: the key of an act', () => {
  it('goes with the calls that the contract marks, and with no other', async () => {
    await buy(api());
    await unwrap(api().GET('/api/v2/users/contas'));
    expect(keys()).toEqual([expect.stringMatching(/^[\w-]{36}$/), undefined]);
    const marked = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, operation]) => 'x-com-chave' in operation)
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect([...keyedCalls]).toEqual(marked);
    expect(marked.length).toBeGreaterThan(10);
  });

  it('is that of the caller who brings one, as often as it is sent', async () => {
    const client = api();
    const send = () =>
      unwrap(
        client.POST('/api/v1/navbar/comprar_vidas', { params: { header: { 'idempotency-key': 'minha' } }, body: {} }),
      );
    await send();
    await send();
    expect(keys()).toEqual(['minha', 'minha']);
  });

  it('is another one for each act', async () => {
    const client = api();
    await buy(client);
    await buy(client);
    await deliver(client, 301);
    await deliver(client, 302);
    expect(new Set(keys()).size).toBe(4);
  });

  it.each([
    ['no answer came', { break: true }],
    ['the server failed', { status: 503 }],
  ])('stays when the call is repeated because %s', async (_name, answer) => {
    const client = api();
    server.answer(answer);
    await failed(buy(client));
    server.answer({});
    await buy(client);
    await buy(client);
    const [first, again, next] = keys();
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('stays when the transport itself repeats a call that was refused for the number of calls', async () => {
    let calls = 0;
    server.answer(() => ({ status: (calls += 1) < 3 ? 429 : 200 }));
    const client = createApi({
      baseUrl: server.baseUrl,
      authorization: () => 'Bearer abc',
      turma_aluno_id: () => 1002,
      wait: () => Promise.resolve(),
    });
    await buy(client);
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it('stays while the same call is under way: two taps are one act', async () => {
    const client = api();
    await Promise.all([buy(client), buy(client)]);
    expect(new Set(keys()).size).toBe(1);
  });

  it('ends with a refusal, which says what became of the act', async () => {
    const client = api();
    server.answer({ status: 409, body: { message: 'Não.', erro: 'Não.', codigo: 'vidas_completas' } });
    await failed(buy(client));
    await failed(buy(client));
    expect(new Set(keys()).size).toBe(2);
  });

  it('is not shared by two people', async () => {
    server.answer({ status: 503 });
    let authorization = 'Bearer ana';
    const client = createApi({
      baseUrl: server.baseUrl,
      authorization: () => authorization,
      turma_aluno_id: () => 1002,
    });
    await failed(buy(client));
    authorization = 'Bearer bia';
    await failed(buy(client));
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('an act without an answer', () => {
  it.each([
    [60, 1],
    [61, 2],
  ])('repeated %i seconds later has %i keys', async (seconds, count) => {
    const { createChaves } = await import('./chaves.ts');
    const clock = fakeClock();
    const chaves = createChaves();
    const ask = () =>
      chaves.begin(
        'POST /api/v1/navbar/comprar_vidas',
        new Request('http://localhost/', { method: 'POST', body: '{}' }),
      );
    const first = await ask();
    chaves.end(first ?? '', false);
    await clock.advance(seconds);
    expect(new Set([first, await ask()]).size).toBe(count);
  });
});
