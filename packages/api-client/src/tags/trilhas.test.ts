import { MutationObserver } from '@tanstack/react-query';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';
import type { Loopback } from '../test/loopback.ts';
import { startClient } from '../test/started.ts';
import * as fase from './trilha-fase.ts';
import * as trilhas from './trilhas.ts';

let server: Loopback;
let api: Api;
let client: QueryClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ server, api, client, stop } = await startClient());
});
afterEach(() => stop());

/** Runs a mutation as a screen does. */
const run = <Data, Variables>(options: MutationOptions<Data, Error, Variables>, variables: Variables) =>
  new MutationObserver(client, options).mutate(variables);

const sent = (): unknown => JSON.parse(server.arrived[0]?.body ?? '');
const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;

describe('closed roadmaps', () => {
  it.each([
    { asked: { ciclo_numero_referencia: null, materia_id: null }, query: { turma_aluno_id: '1002' } },
    {
      asked: { ciclo_numero_referencia: 2, materia_id: 7 },
      query: { turma_aluno_id: '1002', ciclo_numero_referencia: '2', materia_id: '7' },
    },
  ])('asked for $asked: all is not sent (decision 151)', async ({ asked, query }) => {
    server.answer({ body: examples.listTrilhasEncerradas });
    await client.fetchQuery(trilhas.trilhasEncerradasQuery(api, asked));
    expect(server.arrived[0]?.query).toEqual(query);
  });
});

describe('an answer to an item', () => {
  const ids = { trilha_id: 1201, trilha_fase_id: 5102 };
  const answer = { ...ids, trilha_item_id: 70001, item_resposta: 3, persisted_data: 'eyJvIjoxfQ.k7' };
  const queryKey = ['turma_aluno', 1002, 'trilhas', 'fase', 5102];
  const cached = () => client.getQueryData<typeof examples.getRoteiroFase>(queryKey);

  beforeEach(() => client.setQueryData(queryKey, examples.getRoteiroFase));

  it('sends the opaque state back as it came, and appends the next item', async () => {
    server.answer({ body: examples.saveRoteiroResposta });
    await run(fase.saveRoteiroRespostaMutation(api), answer);
    expect(server.arrived[0]?.path).toBe('/api/v2/roteiro_estudos/1201/5102/roteiro_estudos_resposta');
    expect(sent()).toMatchObject({ trilha_item_id: 70001, item_resposta: 3, persisted_data: 'eyJvIjoxfQ.k7' });
    expect(cached()?.items.map(({ ordem, item_resposta, gabarito }) => [ordem, item_resposta, gabarito])).toEqual([
      [1, 3, 'C'],
      [2, null, null],
    ]);
    expect(cached()?.persisted_data).toBe('eyJvIjoyfQ.b3Vw8nLq4Z');
    expect(cached()?.conclusao.qtde_estrelas).toBeNull();
  });

  it('the last one stores the stars and makes the home out of date', async () => {
    const home = key(api, 'home');
    client.setQueryData(home, {});
    const last = { ...examples.saveRoteiroResposta, fase_finalizada: true, proximo_item: null, qtde_estrelas: 2 };
    server.answer({ body: last });
    await run(fase.saveRoteiroRespostaMutation(api), answer);
    expect(cached()?.items).toHaveLength(1);
    expect(cached()?.conclusao.qtde_estrelas).toBe(2);
    expect(isStale(home)).toBe(true);
  });

  it('repeated, neither appends twice nor replaces the option that stood', async () => {
    server.answer({ body: examples.saveRoteiroResposta });
    await run(fase.saveRoteiroRespostaMutation(api), answer);
    await run(fase.saveRoteiroRespostaMutation(api), { ...answer, item_resposta: 5 });
    expect(cached()?.items.map(({ item_resposta }) => item_resposta)).toEqual([3, null]);
  });
});

describe('an answer to the quiz', () => {
  const answer = { trilha_fase_id: 5102, base_conhecimento_id: 12, index: 3, item_resposta: 4 };
  const faseKey = ['turma_aluno', 1002, 'trilhas', 'fase', 5102];
  const cursoKey = ['turma_aluno', 1002, 'base_conhecimentos', 12];

  it('is numbered from 1, and brings its verdict, key and comment alone', async () => {
    client.setQueryData(faseKey, examples.getRoteiroFase);
    client.setQueryData(cursoKey, examples.getBaseConhecimento);
    server.answer({ body: examples.saveRespostaQuiz });
    await run(fase.saveRespostaQuizMutation(api), answer);
    expect(sent()).toMatchObject({ resposta_quiz: { index: 3, item_resposta: 4 } });
    const cached = client.getQueryData<typeof examples.getRoteiroFase>(faseKey);
    expect(cached?.respostas_quiz.respostas.map(({ acertou }) => acertou)).toEqual([true, false, false, null, null]);
    const curso = client.getQueryData<typeof examples.getBaseConhecimento>(cursoKey);
    expect(curso?.quiz.map(({ gabarito }) => gabarito)).toEqual([2, 5, 1, null, null]);
    expect(isStale(faseKey)).toBe(false);
  });

  it('the fifth makes the phase out of date (S3 §2)', async () => {
    client.setQueryData(faseKey, examples.getRoteiroFase);
    server.answer({ body: { ...examples.saveRespostaQuiz, qtde_respondidas: 5 } });
    await run(fase.saveRespostaQuizMutation(api), answer);
    expect(isStale(faseKey)).toBe(true);
  });
});

it('a medium is recorded for the student of the session', async () => {
  server.answer({ body: examples.createVisualizacaoConteudo });
  await run(fase.createVisualizacaoConteudoMutation(api), {
    objeto_conhecimento_conteudo_digital_id: 901,
    trilha_fase_id: 5102,
  });
  expect(sent()).toMatchObject({ trilha_fase_id: 5102, turma_aluno_id: 1002 });
});

it('a reset makes every phase out of date', async () => {
  const faseKey = key(api, 'trilhas', 'fase', 5102);
  client.setQueryData(faseKey, examples.getRoteiroFase);
  server.answer({ body: examples.resetTrilha });
  await run(trilhas.resetTrilhaMutation(api), { trilha_id: 1201, materia_id: 1 });
  expect(isStale(faseKey)).toBe(true);
});
