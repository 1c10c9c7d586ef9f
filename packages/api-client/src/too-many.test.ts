import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApi, unwrap } from './api.ts';
import type { ApiOptions } from './api.ts';
import { startLoopback } from './test/loopback.ts';
import type { Answer, Loopback } from './test/loopback.ts';

let server: Loopback;
let waited: number[];
beforeEach(async () => {
  server = await startLoopback();
  waited = [];
});
afterEach(() => server.close());

const wait: ApiOptions['wait'] = async (ms) => {
  waited.push(Math.floor(ms / 1000));
};
const api = (options: Partial<ApiOptions> = {}) =>
  createApi({ baseUrl: server.baseUrl, authorization: () => 'Bearer abc', turma_aluno_id: () => 7, wait, ...options });
const REFUSED = { message: 'Espere.', erro: 'Espere.', codigo: 'muitas_chamadas' };
const BODY = { turma_avaliacao_questao_resposta_id: 9, item_resposta: 3, dia: 1 };
const save = (from: ReturnType<typeof api>, signal?: AbortSignal) =>
  unwrap(
    from.POST('/api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta', {
      params: { path: { turma_avaliacao_id: 301 } },
      body: BODY,
      ...(signal && { signal }),
    }),
  );

/** Answers the first calls with this refusal and the next ones with 200. */
function refuse(times: number, answer: Answer): void {
  server.answer(() => (server.arrived.length <= times ? { status: 429, ...answer } : { body: { seq: 1 } }));
}

describe('[D 199] a call refused for the number of calls', () => {
  it('is repeated as it was after the named time, and nobody sees it', async () => {
    const failures: number[] = [];
    refuse(2, { headers: { 'retry-after': '7' }, body: REFUSED });
    expect(await save(api({ onFailure: ({ status }) => failures.push(status) }))).toEqual({ seq: 1 });
    expect(server.arrived.map(({ body }) => JSON.parse(body))).toEqual(
      [1, 2, 3].map(() => ({ ...BODY, params: BODY })),
    );
    expect(server.arrived.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill('Bearer abc'));
    // Up to two seconds more, so that a whole school does not come back in one moment.
    expect(waited.every((seconds) => seconds >= 7 && seconds <= 9)).toBe(true);
    expect(failures).toEqual([]);
  });

  it.each([
    ['without a named time', { body: REFUSED }],
    ['by a proxy with a page of its own', { raw: '<html>' }],
  ])('%s is repeated after ever longer pauses', async (_name, answer) => {
    refuse(3, answer);
    expect(await save(api())).toEqual({ seq: 1 });
    expect(waited).toHaveLength(3);
    expect(waited.every((seconds, n) => seconds >= 2 ** n && seconds <= 2 ** n + 2)).toBe(true);
  });

  it.each([
    ['again and again: four repeats', { headers: { 'retry-after': '1' }, body: REFUSED }, 5],
    ['for longer than a minute: not repeated', { headers: { 'retry-after': '61' }, body: REFUSED }, 1],
    [
      'for wrong passwords: not repeated, a person sees it',
      { headers: { 'retry-after': '30' }, body: { ...REFUSED, codigo: 'muitas_tentativas' } },
      1,
    ],
  ])('%s', async (_name, answer, calls) => {
    refuse(99, answer);
    await expect(save(api())).rejects.toMatchObject({ status: 429, message: 'Espere.' });
    expect(server.arrived).toHaveLength(calls);
  });

  it('ends its waiting when the caller gives up', async () => {
    const stop = new AbortController();
    // It waits as a browser does.
    const own = createApi({ baseUrl: server.baseUrl, authorization: () => null, turma_aluno_id: () => 7 });
    server.answer(() => {
      queueMicrotask(() => stop.abort());
      return { status: 429, headers: { 'retry-after': '60' }, body: REFUSED };
    });
    await expect(save(own, stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.arrived).toHaveLength(1);
  });
});
