import { MutationObserver } from '@tanstack/react-query';
import type { MutationObserverOptions, QueryClient } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';
import type { Loopback } from '../test/loopback.ts';
import { startClient } from '../test/started.ts';
import * as fase from './fase.ts';

const IDS = { tipo: 'RoteiroEstudo', turma_avaliacao_id: 280, materia_id: 1, objeto_conhecimento_id: 72 } as const;
const PATH = '/api/v1/avaliacao_adaptadas/roteiro_estudos/280/1/72';
const ANSWER = { banco_questao_id: 622, chave: 'uma-chave', body: { item_resposta: 1, vez: 1, tentativa: 2 } } as const;

let server: Loopback;
let api: Api;
let client: QueryClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ server, api, client, stop } = await startClient({ versao: 1 }));
});
afterEach(() => stop());

const run = <Data, Variables>(options: MutationObserverOptions<Data, Error, Variables>, variables: Variables) =>
  new MutationObserver(client, options).mutate(variables);
const itensKey = () => fase.faseItensQuery(api, IDS).queryKey;
const outdated = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;

describe('reading a phase', () => {
  it.each([
    ['its media', () => client.fetchQuery(fase.faseMidiasQuery(api, IDS)), 'midias', examples.getAdaptadaMidias],
    ['its exercises', () => client.fetchQuery(fase.faseItensQuery(api, IDS)), 'itens', examples.getAdaptadaItens],
  ])('%s', async (_name, read, part, body) => {
    server.answer({ body });
    expect(await read()).toEqual(body);
    expect(server.arrived[0]).toMatchObject({ path: `${PATH}/${part}`, query: { turma_aluno_id: '1002' } });
  });
});

describe('answering', () => {
  it('sends the option, the try and its key, and shows the verdict where the exercises are looked at', async () => {
    client.setQueryData(itensKey(), examples.getAdaptadaItens);
    server.answer({ body: { ...examples.saveAdaptadaItem, acertou: true, gabarito: 'A', bloqueado: true, vez: 2 } });
    await run(fase.saveAdaptadaItemMutation(api, IDS), ANSWER);
    expect(server.arrived[0]).toMatchObject({ method: 'POST', path: `${PATH}/itens/622/resposta` });
    expect(server.arrived[0]?.headers['idempotency-key']).toBe('uma-chave');
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toMatchObject({ item_resposta: 1, vez: 1, tentativa: 2 });
    const [, second] = client.getQueryData(itensKey())?.itens ?? [];
    expect(second).toMatchObject({ banco_questao_id: 622, acertou: true, gabarito: 'A', bloqueado: true, vez: 2 });
    expect(client.getQueryData(key(api, 'navbar'))).toEqual(examples.saveAdaptadaItem.navbar);
  });

  it.each([
    { case: 'a refusal', status: 409, old: true },
    { case: 'a failure of the server', status: 503, old: false },
  ])('$case leaves the exercises out of date: $old', async ({ status, old }) => {
    client.setQueryData(itensKey(), examples.getAdaptadaItens);
    server.answer({ status, body: { codigo: 'sem_vidas', message: 'x', erro: 'x' } });
    await expect(run(fase.saveAdaptadaItemMutation(api, IDS), ANSWER)).rejects.toMatchObject({ status });
    expect(outdated(itensKey())).toBe(old);
  });

  it('the documented call for a lost life brings the strip', async () => {
    server.answer({ body: examples.createReducaoVida });
    await run(fase.createReducaoVidaMutation(api, IDS), 4122);
    expect(server.arrived[0]?.path).toBe('/api/v1/avaliacao_adaptadas/roteiro_estudos/4122/reduzir_vida');
    expect(client.getQueryData(key(api, 'navbar'))).toEqual(examples.createReducaoVida);
  });
});

it('skipping names the phase, and brings the strip', async () => {
  client.setQueryData(fase.faseMidiasQuery(api, IDS).queryKey, examples.getAdaptadaMidias);
  server.answer({ body: examples.createReducaoMoeda });
  await run(fase.createReducaoMoedaMutation(api, IDS), undefined);
  expect(server.arrived[0]?.path).toBe('/api/v1/avaliacao_adaptadas/roteiro_estudos/reduzir_moeda');
  expect(JSON.parse(server.arrived[0]?.body ?? '')).toMatchObject({ materia_id: 1, objeto_conhecimento_id: 72 });
  expect(client.getQueryData(key(api, 'navbar'))).toEqual(examples.createReducaoMoeda);
  expect(outdated(fase.faseMidiasQuery(api, IDS).queryKey)).toBe(true);
});

describe('ending a run', () => {
  it.each([true, false])('refetches subject and lists when it was the best: %s', async (melhor_fase) => {
    const materia = key(api, 'adaptadas', 'materia', 'RoteiroEstudo', 280, 1);
    const lista = key(api, 'adaptadas', 'lista', 'atual');
    client.setQueryData(materia, {});
    client.setQueryData(lista, {});
    client.setQueryData(itensKey(), examples.getAdaptadaItens);
    server.answer({ body: { ...examples.closeAdaptadaFase, melhor_fase } });
    await run(fase.closeAdaptadaFaseMutation(api, IDS), { fase_resumo: [], tentativa: 2 });
    expect(server.arrived[0]?.path).toBe(`${PATH}/fase_concluida`);
    expect([outdated(materia), outdated(lista)]).toEqual([melhor_fase, melhor_fase]);
    expect(client.getQueryData(itensKey())).toBeUndefined();
    expect(client.getQueryData(key(api, 'navbar'))).toEqual(examples.closeAdaptadaFase.navbar);
  });
});
