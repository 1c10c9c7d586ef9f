import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, unwrap } from './api.ts';
import type { ApiOptions } from './api.ts';
import { ApiError, FALLBACK_MESSAGE } from './errors.ts';
import { startLoopback } from './test/loopback.ts';
import type { Answer, Loopback } from './test/loopback.ts';
import { strictShapes } from './test/strict-shapes.ts';

let server: Loopback;
beforeEach(async () => {
  server = await startLoopback();
});
afterEach(() => server.close());

const api = (options: Partial<ApiOptions> = {}) =>
  createApi({ baseUrl: server.baseUrl, authorization: () => 'Bearer abc', turma_aluno_id: () => 1002, ...options });

const RESPOSTA = { turma_avaliacao_questao_resposta_id: 9, item_resposta: 3, dia: 1 };
const saveResposta = (from: ReturnType<typeof api>) =>
  unwrap(
    from.POST('/api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta', {
      params: { path: { turma_avaliacao_id: 301 } },
      body: RESPOSTA,
    }),
  );
const getConta = (from: ReturnType<typeof api>) => unwrap(from.GET('/api/v2/users/contas'));
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => 'no error',
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`expected ApiError, got ${String(error)}`);
};

describe('what is sent (S1 §7)', () => {
  it('carries authorization, JSON headers, the student and the params copy', async () => {
    await saveResposta(api());
    const [call] = server.arrived;
    expect(call).toMatchObject({
      method: 'POST',
      path: '/api/v2/central_avaliacoes/301/resposta',
      query: { turma_aluno_id: '1002' },
    });
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer abc',
      accept: 'application/json',
      'content-type': 'application/json',
    });
    expect(JSON.parse(call?.body ?? '')).toEqual({ ...RESPOSTA, params: RESPOSTA });
  });

  it('[D 213] brings the cookie of the device to a sign-in, and to no other call', async () => {
    const modes: RequestCredentials[] = [];
    const noted = api({
      fetch: (request) => {
        modes.push(request.credentials);
        return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
      },
    });
    await noted.POST('/api/v2/login/', { body: { user: { login: 'bia', password: 'x' } } });
    await noted.GET('/api/v2/users/contas');
    expect(modes).toEqual(['same-origin', 'omit']);
  });

  it('goes to the v1 base with its body when the app is version 1', async () => {
    await saveResposta(api({ versao: 1 }));
    expect(server.arrived[0]?.path).toBe('/api/v1/central_avaliacoes/301/resposta');
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toMatchObject(RESPOSTA);
  });

  it('sends neither authorization nor student when there is none', async () => {
    await getConta(api({ authorization: () => null, turma_aluno_id: () => null }));
    expect(server.arrived[0]?.headers.authorization).toBeUndefined();
    expect(server.arrived[0]?.query).toEqual({});
  });

  it('reads both anew for every call', async () => {
    let token = 'Bearer um';
    const client = api({ authorization: () => token });
    await getConta(client);
    token = 'Bearer dois';
    await getConta(client);
    expect(server.arrived.map(({ headers }) => headers.authorization)).toEqual(['Bearer um', 'Bearer dois']);
  });
});

describe('errors', () => {
  const BODY = { message: 'Já era.', erro: 'Campo.', codigo: 'avaliacao_finalizada', avaliacao_finalizada: true };

  it.each<[string, Answer, Partial<ApiError>]>([
    ['contract body', { status: 409, body: BODY }, { status: 409, ...BODY, offline: false }],
    ['no erro', { status: 422, body: { message: 'Não.' } }, { message: 'Não.', erro: 'Não.', codigo: 'erro_http' }],
    ["a proxy's page", { status: 502, raw: '<h1>Bad gateway</h1>' }, { status: 502, message: FALLBACK_MESSAGE }],
    ['empty body', { status: 500, raw: '' }, { status: 500, message: FALLBACK_MESSAGE, avaliacao_finalizada: false }],
    ['a page that says 200', { raw: '<h1>Wi-Fi</h1>' }, { codigo: 'resposta_invalida', offline: false }],
    ['200 without a body', { raw: '' }, { codigo: 'resposta_invalida', offline: false }],
    [
      'an answer that breaks off',
      { body: { nome: 'B' }, break: true },
      { status: 0, codigo: 'sem_conexao', offline: true },
    ],
    ['a redirect', { status: 302, headers: { location: '/portal' } }, { status: 0, offline: true }],
  ])('%s', async (_name, answer, expected) => {
    server.answer(answer);
    expect(await failure(getConta(api()))).toMatchObject(expected);
  });

  it('D 205: names the fields at fault with their codes, also of a server that sends none', async () => {
    const sent = [
      { campo: 'user.login', motivo: 'Preencha este campo.', codigo: 'obrigatorio', erro: 'Preencha este campo.' },
      { campo: 'a', motivo: 'Não serve.' },
      { motivo: 'sem nome' },
    ];
    server.answer({ status: 400, body: { ...BODY, campos: sent } });
    const error = await failure(getConta(api()));
    expect(error.campos).toEqual([
      sent[0],
      { campo: 'a', motivo: 'Não serve.', codigo: 'invalido', erro: 'Não serve.' },
    ]);
    expect(error.motivo).toBe('Preencha este campo.');
    server.answer({ status: 409, body: BODY });
    expect((await failure(getConta(api()))).campos).toEqual([]);
  });

  it('tells a network failure from an answer', async () => {
    await server.close();
    expect(await failure(getConta(api()))).toMatchObject({ status: 0, offline: true, codigo: 'sem_conexao' });
  });

  it("passes the caller's abort through unchanged", async () => {
    const stop = new AbortController();
    const call = unwrap(api().GET('/api/v2/users/contas', { signal: stop.signal }));
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('401', () => {
  const onUnauthorized = vi.fn<NonNullable<ApiOptions['onUnauthorized']>>();
  beforeEach(() => {
    onUnauthorized.mockClear();
    server.answer({ status: 401, body: { message: 'Fim.', erro: 'Fim.', codigo: 'sessao_encerrada' } });
  });

  it.each([
    ['a query', (from: ReturnType<typeof api>) => getConta(from), 1],
    ['a mutation', (from: ReturnType<typeof api>) => unwrap(from.POST('/api/v2/logout', { body: {} })), 1],
    ['an exam write', (from: ReturnType<typeof api>) => saveResposta(from), 0],
    [
      'login',
      (from: ReturnType<typeof api>) =>
        unwrap(from.POST('/api/v2/login/', { body: { user: { login: 'bia', password: 'x' } } })),
      0,
    ],
  ])('of %s is reported %#', async (_name, call, times) => {
    expect((await failure(call(api({ onUnauthorized })))).status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledTimes(times);
  });

  it('says which call it was', async () => {
    await failure(getConta(api({ onUnauthorized })));
    expect(onUnauthorized).toHaveBeenCalledWith({ method: 'GET', path: '/api/v2/users/contas' });
  });

  it('of an older authorization does not end the new session', async () => {
    let token = 'Bearer velho';
    server.answer(() => {
      token = 'Bearer novo';
      return { status: 401 };
    });
    await failure(getConta(api({ onUnauthorized, authorization: () => token })));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('renewed authorization', () => {
  const onAuthorization = vi.fn<(authorization: string) => void>();
  beforeEach(() => {
    onAuthorization.mockClear();
    server.answer({ headers: { authorization: 'Bearer novo' } });
  });

  it('is handed over', async () => {
    await getConta(api({ onAuthorization }));
    expect(onAuthorization).toHaveBeenCalledExactlyOnceWith('Bearer novo');
  });

  it('of a session left meanwhile is dropped', async () => {
    let token: string | null = 'Bearer velho';
    server.answer(() => {
      token = null;
      return { headers: { authorization: 'Bearer novo' } };
    });
    await getConta(api({ onAuthorization, authorization: () => token }));
    expect(onAuthorization).not.toHaveBeenCalled();
  });

  it('of a sign-in is left to the sign-in', async () => {
    const body = { user: { login: 'bia', password: 'x' } };
    await unwrap(api({ onAuthorization }).POST('/api/v2/login/', { body }));
    expect(onAuthorization).not.toHaveBeenCalled();
  });
});

describe('as(authorization)', () => {
  const onUnauthorized = vi.fn<NonNullable<ApiOptions['onUnauthorized']>>();
  const onAuthorization = vi.fn<(authorization: string) => void>();
  const createTransferencia = (from: ReturnType<typeof api>) =>
    unwrap(from.POST('/api/v2/sessao/transferencias', { body: { destino: 'student-v2' } }));
  beforeEach(() => {
    onUnauthorized.mockClear();
    onAuthorization.mockClear();
  });

  it('sends the other authorization, without the stored student', async () => {
    const stored = api({ onUnauthorized, onAuthorization });
    await createTransferencia(stored.as('Bearer contexto'));
    await createTransferencia(stored);
    expect(server.arrived.map(({ headers, query }) => [headers.authorization, query])).toEqual([
      ['Bearer contexto', {}],
      ['Bearer abc', { turma_aluno_id: '1002' }],
    ]);
  });

  it('neither renews nor ends the stored session', async () => {
    const other = api({ onUnauthorized, onAuthorization }).as('Bearer contexto');
    server.answer({ headers: { authorization: 'Bearer renovado' } });
    await createTransferencia(other);
    server.answer({ status: 401, body: { message: 'Fim.', erro: 'Fim.', codigo: 'sessao_encerrada' } });
    expect((await failure(createTransferencia(other))).status).toBe(401);
    expect([onAuthorization.mock.calls, onUnauthorized.mock.calls]).toEqual([[], []]);
  });

  it('keeps the base of the version and the check of shapes', async () => {
    await getConta(api({ versao: 1 }).as('Bearer contexto'));
    expect(server.arrived[0]?.path).toBe('/api/v1/users/contas');
    const checked = api({ shapes: strictShapes() }).as('Bearer contexto');
    expect((await failure(getConta(checked))).codigo).toBe('resposta_invalida');
  });
});
