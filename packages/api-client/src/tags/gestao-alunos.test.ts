import { MutationObserver } from '@tanstack/react-query';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../api.ts';
import type { Loopback } from '../test/loopback.ts';
import { startClient } from '../test/started.ts';
import * as alunos from './gestao-alunos.ts';
import { acompanhamentoQuery, turmasQuery } from './gestao.ts';

let server: Loopback;
let api: Api;
let client: QueryClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ server, api, client, stop } = await startClient({ turma_aluno_id: () => null }));
});
afterEach(() => stop());

const run = <Data, Variables>(options: MutationOptions<Data, Error, Variables>, variables: Variables) =>
  new MutationObserver(client, options).mutate(variables);
const sent = (): unknown => JSON.parse(server.arrived[0]?.body ?? '');

describe('one student', () => {
  it('is asked by the enrolment', async () => {
    server.answer({ body: examples.getGestaoAluno });
    await expect(client.fetchQuery(alunos.gestaoAlunoQuery(api, 1002))).resolves.toMatchObject({ login: 'bia' });
    expect(server.arrived[0]?.path).toBe('/api/v2/gestao/alunos/1002');
  });

  it('and all lists are out of date after a change', async () => {
    const { queryKey } = acompanhamentoQuery(api);
    client.setQueryData(queryKey, { pages: [], pageParams: [] });
    client.setQueryData(alunos.gestaoAlunoQuery(api, 1002).queryKey, examples.getGestaoAluno);
    await alunos.invalidateAlunos(api, client);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
    expect(client.getQueryState(alunos.gestaoAlunoQuery(api, 1002).queryKey)?.isInvalidated).toBe(true);
  });
});

it('a list says how many students it has', async () => {
  server.answer({ body: examples.listGestaoAcompanhamento, headers: { 'total-alunos': '156' } });
  const { pages } = await client.fetchInfiniteQuery(acompanhamentoQuery(api));
  expect(pages[0]?.total).toBe(156);
});

it('classes go on where the page before ended', async () => {
  server.answer(({ query }) => ({
    body: examples.listGestaoTurmas,
    ...(query['cursor'] === undefined ? { headers: { 'proximo-cursor': '1-31' } } : {}),
  }));
  const { pages } = await client.fetchInfiniteQuery({ ...turmasQuery(api), pages: 3 });
  expect(pages.map(({ proximo }) => proximo)).toEqual(['1-31', null]);
  expect(server.arrived.map(({ query }) => query)).toEqual([{}, { cursor: '1-31' }]);
});

describe('acts', () => {
  const motivo = 'Pedido da família';

  it('the passwords of a class are asked for with the reason, and all of the class without names', async () => {
    server.answer({ body: examples.resetSenhasTurma });
    await expect(run(alunos.resetSenhasMutation(api), { turma_id: 31, motivo })).resolves.toEqual(
      examples.resetSenhasTurma,
    );
    expect(server.arrived[0]?.path).toBe('/api/v2/gestao/turmas/31/senhas');
    expect(sent()).toEqual({ motivo, params: { motivo } });
  });

  it('an export names the format', async () => {
    server.answer({ body: examples.createExportacaoAluno });
    await run(alunos.exportAlunoMutation(api), { turma_aluno_id: 1002, formato: 'csv', motivo });
    expect(server.arrived[0]?.path).toBe('/api/v2/gestao/alunos/1002/exportacao');
    expect(sent()).toMatchObject({ formato: 'csv', motivo });
  });

  it('an erasure carries the name as typed', async () => {
    server.answer({ body: examples.createAnonimizacaoAluno });
    const confirmacao = 'Beatriz Nogueira Lima';
    await run(alunos.eraseAlunoMutation(api), { turma_aluno_id: 1002, confirmacao, motivo });
    expect(server.arrived[0]?.path).toBe('/api/v2/gestao/alunos/1002/anonimizacao');
    expect(sent()).toMatchObject({ confirmacao, motivo });
  });

  it.each([
    ['passwords', alunos.resetSenhasMutation],
    ['an export', alunos.exportAlunoMutation],
    ['an erasure', alunos.eraseAlunoMutation],
  ])('nothing of %s is kept once its screen is gone', (_name, mutation) => {
    expect(mutation(api).gcTime).toBe(0);
  });
});
