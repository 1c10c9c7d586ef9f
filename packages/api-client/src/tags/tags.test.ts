import { MutationObserver } from '@tanstack/react-query';
import type { MutationObserverOptions, QueryClient } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../api.ts';
import type { Api } from '../api.ts';
import { ApiError } from '../errors.ts';
import { key } from '../keys.ts';
import type { Key } from '../keys.ts';
import { createQueryClient } from '../query-client.ts';
import { startLoopback } from '../test/loopback.ts';
import type { Loopback } from '../test/loopback.ts';
import * as avaliacoes from './avaliacoes.ts';
import * as avisos from './avisos.ts';
import * as banco from './banco-questoes.ts';
import * as conta from './conta.ts';
import * as home from './home.ts';
import * as gabaritos from './gabaritos.ts';
import * as pesquisa from './pesquisa.ts';
import * as prova from './prova.ts';
import * as recuperacao from './recuperacao.ts';
import * as resultados from './resultados.ts';
import * as saude from './saude.ts';
import * as sessao from './sessao.ts';
import { strictShapes } from '../test/strict-shapes.ts';

const IDS = { turma_aluno_id: 1002, turma_avaliacao_id: 301, dia_prova: 1 };
const CENTRAL = '/api/v2/central_avaliacoes';

let server: Loopback;
let api: Api;
let client: QueryClient;
let active: number | null;
beforeEach(async () => {
  active = 1002;
  server = await startLoopback();
  client = createQueryClient();
  api = createApi({
    baseUrl: server.baseUrl,
    authorization: () => 'Bearer abc',
    turma_aluno_id: () => active,
    shapes: strictShapes(),
  });
});
afterEach(() => {
  client.clear();
  return server.close();
});

describe('queries', () => {
  it.each<[string, () => Promise<unknown>, string, unknown]>([
    ['contaQuery', () => client.fetchQuery(conta.contaQuery(api)), '/api/v2/users/contas', examples.getConta],
    ['homeQuery', () => client.fetchQuery(home.homeQuery(api)), '/api/v2/home', examples.getHome],
    [
      'homeRankingQuery',
      () => client.fetchQuery(home.homeRankingQuery(api)),
      '/api/v2/home/ranking',
      examples.getHomeRanking,
    ],
    ['sessaoQuery', () => client.fetchQuery(sessao.sessaoQuery(api)), '/api/v2/sessao', examples.getSessao],
    ['avisosQuery', () => client.fetchQuery(avisos.avisosQuery(api)), '/api/v2/avisos', examples.listAvisos],
    ['pesquisaQuery', () => client.fetchQuery(pesquisa.pesquisaQuery(api)), '/api/v2/pesquisa', examples.getPesquisa],
    ['saudeQuery', () => client.fetchQuery(saude.saudeQuery(api)), '/api/saude', examples.getSaude],
    [
      'avaliacoesQuery',
      () => client.fetchQuery(avaliacoes.avaliacoesQuery(api)),
      '/api/v2/avaliacoes',
      examples.listAvaliacoes,
    ],
    [
      'centralAvaliacoesQuery',
      () => client.fetchQuery(avaliacoes.centralAvaliacoesQuery(api)),
      CENTRAL,
      examples.listCentralAvaliacoes,
    ],
    [
      'avaliacaoInfoQuery',
      () => client.fetchQuery(avaliacoes.avaliacaoInfoQuery(api, { avaliacao_conhecimento_id: 31 })),
      '/api/v2/avaliacoes/31/info',
      examples.getAvaliacaoInfo,
    ],
    ['provaQuery', () => client.fetchQuery(prova.provaQuery(api, IDS)), `${CENTRAL}/301/1`, examples.getProva],
    [
      'resumoQuery',
      () => client.fetchQuery(prova.resumoQuery(api, IDS)),
      `${CENTRAL}/301/1/resumo`,
      examples.getProvaResumo,
    ],
    [
      'questaoQuery',
      () => client.fetchQuery(banco.questaoQuery(api, 501)),
      '/api/v2/banco_questoes/501',
      examples.getQuestao,
    ],
    [
      'questaoRevisaoQuery',
      () => client.fetchQuery(banco.questaoRevisaoQuery(api, 501)),
      '/api/v2/banco_questoes/501',
      examples.getQuestao,
    ],
    [
      'resultadosQuery',
      () => client.fetchQuery(resultados.resultadosQuery(api)),
      '/api/v2/resultados',
      examples.listResultados,
    ],
    [
      'resultadoQuery',
      () => client.fetchQuery(resultados.resultadoQuery(api, 290)),
      '/api/v2/resultados/290',
      examples.getResultado,
    ],
    [
      'resultadoQuestaoQuery',
      () =>
        client.fetchQuery(resultados.resultadoQuestaoQuery(api, { turma_avaliacao_id: 290, banco_questao_id: 501 })),
      '/api/v2/resultados/290/questoes/501',
      examples.getResultadoQuestao,
    ],
    [
      'gabaritosQuery',
      () => client.fetchQuery(gabaritos.gabaritosQuery(api)),
      '/api/v1/gabaritos',
      examples.listGabaritos,
    ],
    [
      'gabaritoFiltrosQuery',
      () => client.fetchQuery(gabaritos.gabaritoFiltrosQuery(api)),
      '/api/v1/gabaritos/filtros/1',
      examples.getGabaritoFiltros,
    ],
    [
      'gabaritoQuery',
      () => client.fetchQuery(gabaritos.gabaritoQuery(api, 210)),
      '/api/v1/gabaritos/210',
      examples.getGabarito,
    ],
  ])('%s', async (_name, run, path, body) => {
    server.answer({ body });
    expect(await run()).toEqual(body);
    expect(server.arrived).toMatchObject([{ method: 'GET', path, query: { turma_aluno_id: '1002' } }]);
    expect(client.getQueryCache().getAll()[0]?.queryKey.slice(0, 2)).toEqual(['turma_aluno', 1002]);
  });

  it('[decision 33] never puts the next student under the key of the one before', async () => {
    server.answer({ body: examples.getConta });
    const options = conta.contaQuery(api);
    active = 2000;
    await client.fetchQuery(options);
    expect(server.arrived[0]?.query).toEqual({ turma_aluno_id: '1002' });
  });

  it('search filters go into query and key', async () => {
    server.answer({ body: examples.listGabaritos });
    const options = gabaritos.gabaritosQuery(api, { materia_id: 8, data_inicio: '2026-01-01' });
    await client.fetchQuery(options);
    expect(server.arrived[0]?.query).toEqual({ turma_aluno_id: '1002', materia_id: '8', data_inicio: '2026-01-01' });
    expect(options.queryKey).not.toEqual(gabaritos.gabaritosQuery(api).queryKey);
  });
});

function run<Data, Variables>(
  options: MutationObserverOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(client, options).mutate(variables);
}

/** Fills the cache with these keys and returns the ones that are out of date after the mutation. */
async function outdatedBy(act: () => Promise<unknown>): Promise<string[]> {
  const keys: Record<string, Key> = {
    conta: key(api, 'conta'),
    sessao: key(api, 'sessao'),
    lista: key(api, 'avaliacoes', 'lista'),
    resumo: key(api, 'prova', 301, 1, 'resumo'),
    'outro dia': key(api, 'prova', 301, 2, 'resumo'),
    resultados: key(api, 'resultados', 'lista'),
    questao: key(api, 'banco_questoes', 501),
  };
  for (const queryKey of Object.values(keys)) client.setQueryData(queryKey, {});
  await act().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
  return Object.entries(keys)
    .filter(([, queryKey]) => client.getQueryState(queryKey)?.isInvalidated !== false)
    .map(([name]) => name);
}

describe('what a mutation makes out of date', () => {
  it.each<[string, () => Promise<unknown>, unknown, string[]]>([
    ['startProva', () => run(prova.startProvaMutation(api, IDS), undefined), examples.startProva, ['lista', 'resumo']],
    [
      'updateConta',
      () => run(conta.updateContaMutation(api), { nome_social: 'Bia' }),
      examples.updateConta,
      ['sessao'],
    ],
    [
      'changeSenha',
      () => run(conta.changeSenhaMutation(api), { atual: 'a', nova: 'b' }),
      examples.changeSenha,
      ['conta', 'sessao'],
    ],
    [
      'resetAvaliacoes',
      () => run(avaliacoes.resetAvaliacoesMutation(api), undefined),
      examples.resetAvaliacoes,
      ['lista', 'resumo', 'outro dia', 'resultados'],
    ],
  ])('%s', async (_name, act, body, outdated) => {
    server.answer({ body });
    expect(await outdatedBy(act)).toEqual(outdated);
  });

  it('updateConta puts the answer in place of the cached account', async () => {
    server.answer({ body: { ...examples.getConta, nome_social: 'Lia' } });
    await run(conta.updateContaMutation(api), { nome_social: 'Lia' });
    expect(client.getQueryData(conta.contaQuery(api).queryKey)).toMatchObject({ nome_social: 'Lia' });
  });

  it('[decision 33] logout drops everything, also when the call fails', async () => {
    server.answer({ status: 500 });
    client.setQueryData(key(api, 'conta'), {});
    await expect(run(conta.logoutMutation(api), undefined)).rejects.toBeInstanceOf(ApiError);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});

describe('signing in', () => {
  it('trims, and takes the authorization from the header', async () => {
    server.answer({ body: examples.login, headers: { authorization: 'Bearer do-cabecalho' } });
    const done = await run(conta.loginMutation(api), { user: { login: ' bia ', password: ' x ' }, lembrar: true });
    expect(done.authorization).toBe('Bearer do-cabecalho');
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toMatchObject({
      user: { login: 'bia', password: 'x' },
      lembrar: true,
    });
    expect(server.arrived[0]).toMatchObject({ path: '/api/v2/login/', query: {} });
  });

  it.each<[string, () => Promise<{ authorization: string }>]>([
    ['loginHub', () => run(conta.loginHubMutation(api), { token: 'abc' })],
    ['createContexto', () => run(sessao.createContextoMutation(api), { turma_aluno_id: 5, modo: 'professor' })],
    ['redeemTransferencia', () => run(sessao.redeemTransferenciaMutation(api), { codigo: 'kT3v9QmZx81LrW0pYc5N' })],
  ])('%s takes it from data.token when there is no header', async (_name, act) => {
    server.answer({ body: examples.login });
    expect((await act()).authorization).toBe(`Bearer ${examples.login.data.token}`);
  });

  it('createTransferencia returns the code', async () => {
    server.answer({ body: examples.createTransferencia });
    await expect(run(sessao.createTransferenciaMutation(api), { destino: 'student-v2' })).resolves.toMatchObject(
      examples.createTransferencia,
    );
  });
});

describe('recovery', () => {
  const USERS = '/api/v2/users/contas';

  it('asks which ways there are, the same for everyone', async () => {
    server.answer({ body: examples.getRecuperacao });
    const options = recuperacao.recuperacaoQuery(api);
    await expect(client.fetchQuery(options)).resolves.toEqual(examples.getRecuperacao);
    expect(options.queryKey).toEqual(['recuperacao']);
  });

  it('asks for the questions of a trimmed user name', async () => {
    server.answer({ body: examples.listPerguntasSegurancaPessoa });
    await run(recuperacao.perguntasSegurancaPessoaMutation(api), { username: ' bia ' });
    expect(server.arrived[0]).toMatchObject({
      method: 'GET',
      path: `${USERS}/perguntas_seguranca_pessoa`,
      query: { username: 'bia' },
    });
  });

  it.each<[string, () => Promise<unknown>, string, unknown, object]>([
    [
      'validatePerguntasSeguranca',
      () =>
        run(recuperacao.validatePerguntasSegurancaMutation(api), {
          username: ' bia ',
          respostas: [{ id: 2, resposta: 'Olinda' }],
        }),
      `${USERS}/validate_perguntas_seguranca`,
      examples.validatePerguntasSeguranca,
      { username: 'bia', respostas: [{ id: 2, resposta: 'Olinda' }] },
    ],
    [
      'sendEmailTrocaSenha',
      () => run(recuperacao.sendEmailTrocaSenhaMutation(api), { username: ' bia ' }),
      `${USERS}/send_email_troca_senha`,
      examples.sendEmailTrocaSenha,
      { username: 'bia' },
    ],
    [
      'redeemRecuperacao',
      () => run(recuperacao.redeemRecuperacaoMutation(api), { codigo: 'kT3v9QmZx81LrW0pYc5N', nova: ' com espaço ' }),
      '/api/v2/recuperacao/resgate',
      examples.redeemRecuperacao,
      // A password is sent as it was typed.
      { codigo: 'kT3v9QmZx81LrW0pYc5N', nova: ' com espaço ' },
    ],
  ])('%s', async (_name, act, path, answer, sent) => {
    server.answer({ body: answer });
    await expect(act()).resolves.toEqual(answer);
    expect(server.arrived[0]?.path).toBe(path);
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toMatchObject(sent);
  });
});

describe('plain calls of an exam', () => {
  it('name their own student, whoever is active now', async () => {
    active = 2000;
    server.answer({ body: examples.closeProva });
    await prova.closeProva(api, IDS);
    expect(server.arrived[0]?.query).toEqual({ turma_aluno_id: '1002' });
  });

  it('saveRedacao sends text, sequence and day', async () => {
    server.answer({ body: examples.saveRedacao });
    await prova.saveRedacao(api, IDS, 41, { texto_redacao: 'Oi', seq: 3 });
    expect(server.arrived[0]?.path).toBe(`${CENTRAL}/301/41/resposta_redacao`);
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toMatchObject({ texto_redacao: 'Oi', seq: 3, dia: 1 });
  });
});

describe('all questions of the day (decision 199)', () => {
  const banco_questao_id = 501;
  const read = () => client.fetchQuery({ ...prova.questoesQuery(api, IDS), staleTime: 0 });

  it('stand where a single question is looked for, without a key', async () => {
    server.answer({ body: examples.getProvaQuestoes });
    await read();
    const questao = client.getQueryData(banco.questaoQuery(api, banco_questao_id).queryKey);
    expect(questao).toMatchObject({ banco_questao_id, comentario: '', gabarito: null });
    expect(questao).not.toHaveProperty('numero');
  });

  it('are asked for with the ETag of what is held, and kept when the server says that it is right', async () => {
    server.answer({ body: examples.getProvaQuestoes, headers: { etag: '"a1"' } });
    const first = await read();
    server.answer({ status: 304, body: undefined, headers: { etag: '"a1"' } });
    expect(await read()).toEqual(first);
    expect(server.arrived.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"a1"']);
  });

  it('without an ETag are asked for as the first time', async () => {
    server.answer({ body: examples.getProvaQuestoes });
    await read();
    server.answer({ body: examples.getProvaQuestoes });
    await read();
    expect(server.arrived.at(-1)?.headers['if-none-match']).toBeUndefined();
  });
});
