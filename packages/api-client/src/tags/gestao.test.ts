import { MutationObserver } from '@tanstack/react-query';
import type { MutationObserverOptions, QueryClient } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../api.ts';
import type { Api } from '../api.ts';
import { createQueryClient } from '../query-client.ts';
import { startLoopback } from '../test/loopback.ts';
import type { Loopback } from '../test/loopback.ts';
import { acompanhamentoQuery, openAlunoMutation, resetSenhaMutation } from './gestao.ts';
import { strictShapes } from '../test/strict-shapes.ts';

let server: Loopback;
let api: Api;
let client: QueryClient;
let renewed: string[];
let ended: number;
beforeEach(async () => {
  [renewed, ended] = [[], 0];
  server = await startLoopback();
  client = createQueryClient();
  api = createApi({
    baseUrl: server.baseUrl,
    authorization: () => 'Bearer equipe',
    turma_aluno_id: () => null,
    onAuthorization: (value) => renewed.push(value),
    onUnauthorized: () => (ended += 1),
    shapes: strictShapes(),
  });
});
afterEach(() => {
  client.clear();
  return server.close();
});

function run<Data, Variables>(
  options: MutationObserverOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(client, options).mutate(variables);
}

describe('classes with students', () => {
  it('go on where the page before ended, with the same filters', async () => {
    server.answer(({ query }) => ({
      body: examples.listGestaoAcompanhamento,
      ...(query['cursor'] === undefined ? { headers: { 'proximo-cursor': 'segunda' } } : {}),
    }));
    const busca = { sede: 'Centro', turma: 31 };
    const { pages } = await client.fetchInfiniteQuery({ ...acompanhamentoQuery(api, busca), pages: 5 });
    expect(pages.map(({ proximo }) => proximo)).toEqual(['segunda', null]);
    expect(server.arrived.map(({ query }) => query)).toEqual([
      { sede: 'Centro', turma: '31' },
      { sede: 'Centro', turma: '31', cursor: 'segunda' },
    ]);
  });

  it('of other filters stand under another key', () => {
    expect(acompanhamentoQuery(api, { sede: 'Centro' }).queryKey).not.toEqual(acompanhamentoQuery(api).queryKey);
  });
});

describe('opening a student', () => {
  const wanted = { turma_aluno_id: 1002, modo: 'professor', destino: 'student-v2' } as const;

  it('makes the code under the authorization of the view, and leaves the own session alone', async () => {
    server.answer(({ path }) =>
      path.endsWith('/contexto')
        ? { body: examples.login, headers: { authorization: 'Bearer visao' } }
        : { body: examples.createTransferencia, headers: { authorization: 'Bearer visao-renovada' } },
    );
    await expect(run(openAlunoMutation(api), { ...wanted, motivo: 'Conselho' })).resolves.toMatchObject({
      codigo: examples.createTransferencia.codigo,
    });
    const [contexto, transferencia] = server.arrived;
    expect(contexto?.headers.authorization).toBe('Bearer equipe');
    expect(JSON.parse(contexto?.body ?? '')).toMatchObject({
      turma_aluno_id: 1002,
      modo: 'professor',
      motivo: 'Conselho',
    });
    expect(JSON.parse(contexto?.body ?? '')).not.toHaveProperty('destino');
    expect(transferencia?.headers.authorization).toBe('Bearer visao');
    expect(JSON.parse(transferencia?.body ?? '')).toMatchObject({ destino: 'student-v2' });
    expect(renewed).toEqual([]);
  });

  it.each([
    { case: 'a student out of reach asks for no code', status: 404, calls: 1, sessions: 0 },
    { case: 'an ended session is reported', status: 401, calls: 1, sessions: 1 },
  ])('$case', async ({ status, calls, sessions }) => {
    server.answer({ status });
    await expect(run(openAlunoMutation(api), wanted)).rejects.toMatchObject({ status });
    expect([server.arrived.length, ended]).toEqual([calls, sessions]);
  });

  it('a code that is refused ends nobody', async () => {
    server.answer(({ path }) =>
      path.endsWith('/contexto')
        ? { body: examples.login, headers: { authorization: 'Bearer visao' } }
        : { status: 401 },
    );
    await expect(run(openAlunoMutation(api), wanted)).rejects.toMatchObject({ status: 401 });
    expect(ended).toBe(0);
  });

  it('keeps the lists of the console', async () => {
    server.answer(({ path }) => ({
      body: path.endsWith('/contexto') ? examples.login : examples.createTransferencia,
    }));
    const { queryKey } = acompanhamentoQuery(api);
    client.setQueryData(queryKey, { pages: [], pageParams: [] });
    await run(openAlunoMutation(api), wanted);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
  });
});

describe('resetting a password', () => {
  it('names the student, sends no password, and returns the new one', async () => {
    server.answer({ body: { message: 'Senha resetada com sucesso', nova_senha: 'k7Rm2Qx9Lp' } });
    await expect(run(resetSenhaMutation(api), { turma_aluno_id: 1002 })).resolves.toBe('k7Rm2Qx9Lp');
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toEqual({
      turma_aluno_id: 1002,
      params: { turma_aluno_id: 1002 },
    });
  });

  it('without a new password in the answer it has failed', async () => {
    server.answer({ body: { message: 'Atualizado', nova_senha: null } });
    await expect(run(resetSenhaMutation(api), { turma_aluno_id: 1002 })).rejects.toMatchObject({
      codigo: 'resposta_invalida',
    });
  });
});
