import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Api } from '../api.ts';
import type { Loopback } from '../test/loopback.ts';
import { startClient } from '../test/started.ts';
import { aprendizagemMateriaQuery, aprendizagemQuery, setConcordanciaMutation } from './aprendizagem.ts';

let server: Loopback;
let api: Api;
let client: QueryClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ server, api, client, stop } = await startClient());
});
afterEach(() => stop());

it.each([
  { ciclo: null, query: { turma_aluno_id: '1002' } },
  { ciclo: 2, query: { turma_aluno_id: '1002', ciclo: '2' } },
])('cycle $ciclo: the newest is not sent', async ({ ciclo, query }) => {
  server.answer({ body: examples.listAprendizagem });
  await client.fetchQuery(aprendizagemQuery(api, ciclo));
  expect(server.arrived[0]).toMatchObject({ path: '/api/v2/aprendizagem', query });
});

it('what was said of a chapter stands in every copy of its cycle, and in no other', async () => {
  const { capitulos } = examples.getAprendizagem;
  const kept = (ciclo: number | null) => aprendizagemMateriaQuery(api, { materia_id: 1, ciclo }).queryKey;
  client.setQueryData(kept(null), examples.getAprendizagem);
  client.setQueryData(kept(3), examples.getAprendizagem);
  client.setQueryData(kept(2), { ...examples.getAprendizagem, ciclo: 2 });
  server.answer({ body: { ciclo: 3, capitulo_numero: 7, concorda: false } });
  await new MutationObserver(client, setConcordanciaMutation(api)).mutate({
    materia_id: 1,
    ciclo: 3,
    capitulo_numero: 7,
    concorda: false,
  });
  expect(server.arrived[0]?.path).toBe('/api/v2/aprendizagem/1/concordancia');
  const said = (ciclo: number | null) => client.getQueryData(kept(ciclo))?.capitulos.map(({ concorda }) => concorda);
  expect(capitulos.map(({ concorda }) => concorda)).toEqual([true, null]);
  expect([said(null), said(3), said(2)]).toEqual([
    [true, false],
    [true, false],
    [true, null],
  ]);
});
