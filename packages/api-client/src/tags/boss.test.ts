import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';
import { createQueryClient } from '../query-client.ts';
import { startLoopback } from '../test/loopback.ts';
import type { Loopback } from '../test/loopback.ts';
import { adaptadaMateriaKey, adaptadasListaKey } from './adaptadas.ts';
import * as boss from './boss.ts';
import { strictShapes } from '../test/strict-shapes.ts';

const IDS = { tipo: 'RoteiroEstudo', turma_avaliacao_id: 301, materia_id: 2 } as const;
const BASE = '/api/v1/avaliacao_adaptadas/roteiro_estudos';

let server: Loopback;
let api: Api;
let client: QueryClient;
const unauthorized = vi.fn<() => void>();
beforeEach(async () => {
  unauthorized.mockClear();
  server = await startLoopback();
  client = createQueryClient();
  api = createApi({
    baseUrl: server.baseUrl,
    authorization: () => 'Bearer abc',
    turma_aluno_id: () => 1002,
    onUnauthorized: unauthorized,
    shapes: strictShapes(),
  });
});
afterEach(() => {
  client.clear();
  return server.close();
});

const [, , open] = examples.getBossResumo.itens;
if (open === undefined) throw new Error('the example has no third item');

it.each([
  { name: 'boss_info', body: examples.getBossInfo, ask: () => client.fetchQuery(boss.bossInfoQuery(api, IDS)) },
  { name: 'boss_resumo', body: examples.getBossResumo, ask: () => client.fetchQuery(boss.bossResumoQuery(api, IDS)) },
  {
    name: 'boss_concluido',
    body: examples.getBossConcluido,
    ask: () => client.fetchQuery(boss.bossConcluidoQuery(api, IDS)),
  },
])('$name is asked for by subject', async ({ name, body, ask }) => {
  server.answer({ body });
  expect(await ask()).toMatchObject(body);
  expect(server.arrived).toMatchObject([
    { method: 'GET', path: `${BASE}/301/2/${name}`, query: { turma_aluno_id: '1002' } },
  ]);
});

it('the end stands on the monotonic clock, whatever the date of the device says', async () => {
  server.answer({ body: { ...examples.getBossResumo, tempo_restante: 90 } });
  const before = performance.now();
  const { fimMs } = await client.fetchQuery(boss.bossResumoQuery(api, IDS));
  expect(fimMs).toBeGreaterThanOrEqual(before + 90_000);
  expect(fimMs).toBeLessThanOrEqual(performance.now() + 90_000);
});

it('a start gives the info, and makes items and subject out of date', async () => {
  const resumo = boss.bossResumoQuery(api, IDS).queryKey;
  for (const queryKey of [resumo, adaptadaMateriaKey(api, IDS), adaptadasListaKey(api)])
    client.setQueryData<object>(queryKey, {});
  server.answer({ body: examples.startBoss });
  await new MutationObserver(client, boss.startBossMutation(api, IDS)).mutate(undefined);
  expect(server.arrived).toMatchObject([{ method: 'POST', path: `${BASE}/301/2/boss/iniciar` }]);
  expect(server.arrived[0]?.headers['idempotency-key']).toBeTruthy();
  expect(client.getQueryData(boss.bossInfoQuery(api, IDS).queryKey)?.status_boss).toBe('iniciado');
  for (const queryKey of [resumo, adaptadaMateriaKey(api, IDS), adaptadasListaKey(api)])
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('an answer names its item and takes its place in the list; nothing else is out of date', async () => {
  const { queryKey } = boss.bossResumoQuery(api, IDS);
  client.setQueryData(queryKey, { ...examples.getBossResumo, fimMs: 0 });
  client.setQueryData(key(api, 'navbar'), {});
  server.answer({ body: examples.saveRespostaBoss });
  await new MutationObserver(client, boss.saveRespostaBossMutation(api, IDS)).mutate({ item: open, item_resposta: 3 });
  expect(server.arrived[0]).toMatchObject({ method: 'POST', path: `${BASE}/resposta_boss` });
  expect(JSON.parse(server.arrived[0]?.body ?? '')).toMatchObject({
    turma_avaliacao_roteiro_estudo_id: 4107,
    turma_avaliacao_lista_adaptada_id: null,
    item_resposta: 3,
  });
  const cached = client.getQueryData(queryKey);
  expect(cached?.itens.map(({ acertou }) => acertou)).toEqual([true, false, true]);
  expect(cached).toMatchObject({ online: true, status_boss: 'iniciado', tempo_restante: 1015 });
  expect(client.getQueryState(key(api, 'navbar'))?.isInvalidated).toBe(false);
});

it.each([
  {
    name: 'the last answer',
    body: { ...examples.saveRespostaBoss, status_boss: 'venceu' },
    act: () =>
      new MutationObserver(client, boss.saveRespostaBossMutation(api, IDS)).mutate({ item: open, item_resposta: 3 }),
  },
  {
    name: 'leaving',
    body: examples.closeBoss,
    act: () => new MutationObserver(client, boss.closeBossMutation(api, IDS)).mutate(undefined),
  },
])('$name ends it: Boss, subject, lists and coins are out of date', async ({ body, act }) => {
  const keys = [
    boss.bossInfoQuery(api, IDS).queryKey,
    boss.bossConcluidoQuery(api, IDS).queryKey,
    adaptadaMateriaKey(api, IDS),
    adaptadasListaKey(api),
    key(api, 'navbar'),
  ];
  for (const queryKey of keys) client.setQueryData<object>(queryKey, {});
  server.answer({ body });
  await act();
  expect(client.getQueryData(boss.bossInfoQuery(api, IDS).queryKey)?.status_boss).toMatch(/^(venceu|perdeu)$/u);
  for (const queryKey of keys) expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('an answer refused for the session ends no session: it waits for the same student (decision 32)', async () => {
  server.answer({ status: 401, body: { message: 'x', erro: 'x', codigo: 'x' } });
  const saving = new MutationObserver(client, boss.saveRespostaBossMutation(api, IDS));
  await expect(saving.mutate({ item: open, item_resposta: 3 })).rejects.toMatchObject({ status: 401 });
  expect(unauthorized).not.toHaveBeenCalled();
});
