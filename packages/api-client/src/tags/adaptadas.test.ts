import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';
import type { Loopback } from '../test/loopback.ts';
import { startClient } from '../test/started.ts';
import * as adaptadas from './adaptadas.ts';

const PLANO = { tipo: 'PlanoAcao', turma_avaliacao_id: 282, materia_id: 2 } as const;
const BASE = '/api/v1/avaliacao_adaptadas';

let server: Loopback;
let api: Api;
let client: QueryClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ server, api, client, stop } = await startClient());
});
afterEach(() => stop());

describe('the roadmaps of a cycle', () => {
  it.each([
    { asked: null, query: { turma_aluno_id: '1002' } },
    { asked: 11, query: { turma_aluno_id: '1002', ciclo_id: '11' } },
  ])('asked for $asked', async ({ asked, query }) => {
    server.answer({ body: examples.listAvaliacaoAdaptadas });
    expect(await client.fetchQuery(adaptadas.adaptadasQuery(api, asked))).toEqual(examples.listAvaliacaoAdaptadas);
    expect(server.arrived).toMatchObject([{ method: 'GET', path: BASE, query }]);
  });

  it('each cycle is kept by itself, all below the key of the lists', () => {
    const one = adaptadas.adaptadasQuery(api, 11).queryKey;
    expect(one).not.toEqual(adaptadas.adaptadasQuery(api, null).queryKey);
    expect(one.slice(0, -1)).toEqual(adaptadas.adaptadasListaKey(api));
  });
});

it('a subject is asked for in the spelling of our addresses (decision 65)', async () => {
  server.answer({ body: examples.getAvaliacaoAdaptada });
  const options = adaptadas.adaptadaMateriaQuery(api, PLANO);
  expect(await client.fetchQuery(options)).toEqual(examples.getAvaliacaoAdaptada);
  expect(server.arrived[0]?.path).toBe(`${BASE}/plano_acoes/282/2`);
  expect(options.queryKey).toEqual(adaptadas.adaptadaMateriaKey(api, PLANO));
});

it('a run or a Boss makes the subject and the lists out of date', () => {
  expect(adaptadas.changedAdaptada(api, PLANO)).toEqual([
    adaptadas.adaptadaMateriaKey(api, PLANO),
    adaptadas.adaptadasListaKey(api),
  ]);
});

it('the explanation is shown no more in any subject of the plan (decision 143)', async () => {
  const shown = { ...examples.getAvaliacaoAdaptada, exibir_explicacao_plano_acao: true };
  const of = (ids: adaptadas.AdaptadaIds) => adaptadas.adaptadaMateriaQuery(api, ids).queryKey;
  const other = { ...PLANO, turma_avaliacao_id: 283 };
  for (const ids of [PLANO, { ...PLANO, materia_id: 7 }, other]) client.setQueryData(of(ids), shown);
  server.answer({ body: examples.setNaoExibirExplicacaoPlanoAcao });
  await new MutationObserver(client, adaptadas.setNaoExibirExplicacaoMutation(api, PLANO)).mutate(undefined);
  expect(server.arrived[0]?.path).toBe(`${BASE}/plano_acoes/282/nao_exibir_explicacao_plano_acao`);
  const exibir = (ids: adaptadas.AdaptadaIds) => client.getQueryData(of(ids))?.exibir_explicacao_plano_acao;
  expect([PLANO, { ...PLANO, materia_id: 7 }, other].map(exibir)).toEqual([false, false, true]);
});

it('a new weekly goal is shown in every list without another read', async () => {
  const list = adaptadas.adaptadasQuery(api, null).queryKey;
  client.setQueryData(list, examples.listAvaliacaoAdaptadas);
  server.answer({ body: examples.saveMetaSemana });
  await new MutationObserver(client, adaptadas.saveMetaSemanaMutation(api)).mutate(4);
  expect(client.getQueryData(list)?.meta_semana).toEqual(examples.saveMetaSemana);
});

it('a reset makes roadmaps, phases, Bosses and the status strip out of date, and nothing else', async () => {
  const all = {
    lista: adaptadas.adaptadasQuery(api, null).queryKey,
    materia: adaptadas.adaptadaMateriaKey(api, PLANO),
    fase: key(api, 'fase', 'itens'),
    boss: key(api, 'boss', 'resumo'),
    navbar: key(api, 'navbar'),
    conta: key(api, 'conta'),
  };
  for (const queryKey of Object.values(all)) client.setQueryData(queryKey, {});
  server.answer({ body: examples.resetRoteiroEstudos });
  const done = await new MutationObserver(client, adaptadas.resetRoteiroEstudosMutation(api)).mutate(undefined);
  expect(done.message).toBe('Roteiro de estudos reiniciado com sucesso.');
  const outdated = Object.entries(all).filter(([, queryKey]) => client.getQueryState(queryKey)?.isInvalidated);
  expect(outdated.map(([name]) => name)).toEqual(['lista', 'materia', 'fase', 'boss', 'navbar']);
});
