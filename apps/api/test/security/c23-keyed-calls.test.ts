/**
 * Decision 198: each call that the contract marks `x-com-chave` (it spends, pays or ends something), repeated with its key,
 * answers as the first time and changes nothing: one after another, at the same time, and after the server died.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { tenant } from '../../src/database/tenant.ts';
import { loadDocument, readOperations } from '../../src/http/contract.ts';
import { pay, takeLife } from '../../src/modules/roteiros/aluno/navbar/carteira-store.ts';
import { createTrilha, RIGHT, WRONG } from '../avaliacao_adaptadas/trilha-fixture.ts';
import { addTopic } from '../base_conhecimentos/curso-fixture.ts';
import { createBossTrilha } from '../boss/boss-fixture.ts';
import { createExam } from '../central_avaliacoes/exam-fixture.ts';
import { checksums } from '../checksums.ts';
import { createTestApp, world, type Answer, type Client, type TestApp } from '../index.ts';
import { emptyWallets } from '../navbar/wallet.ts';
import { createRoteiro } from '../roteiro_estudos/roteiro-fixture.ts';
import { report } from './support/figures.ts';

const START = '2026-11-21T12:00:00Z';
const aluno = world.alunos.ana;
const V1 = '/api/v1/avaliacao_adaptadas';

let t: TestApp;
let ana: Client;
let bia: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: START });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(START);
  // A hand-over ends the session it moves.
  [ana, bia] = [await t.signIn('ana'), await t.signIn('bia')];
  const escola = tenant(t.db, world.escola);
  await emptyWallets(t.db);
  await pay(escola, aluno, 'item', [{ chave: `prêmio ${newKey()}`, valor: 1000 }], t.clock());
  await takeLife(escola, aluno, newKey(), 1200, t.clock());
});

let serial = 0;
const newKey = () => `chave-de-teste-${(serial += 1)}`;

/** A call that acts, ready to be sent. */
type Ready = { readonly by: Client; readonly url: string; readonly body?: object; readonly method?: 'PUT' };

/** A call that sets the school up, by its head. */
const setUp = async (part: string, body: object): Promise<Ready> => ({
  by: await t.signIn('dir.otto'),
  url: `/api/v2/gestao/escolas/${world.escola}/${part}`,
  body,
  method: 'PUT',
});

/** A question with options. */
async function question(): Promise<object> {
  const { materia_id } = await addTopic(tenant(t.db, world.escola));
  const alternativas = [
    { letra: 'A', texto: '1' },
    { letra: 'B', texto: '2' },
  ];
  return { tipo: 'objetiva', materia_id, enunciado: `<p>${newKey()}</p>`, alternativas, gabarito: 'A' };
}

const proposta = () => ({
  titulo: newKey(),
  descricao: '',
  genero_textual_nome: 'Conto',
  min_linhas: 8,
  max_linhas: 30,
  textos: [],
  situacao: 'rascunho',
});

/** A call of the question bank; `{}` stands for a question, null for no body. */
async function bank(path: string, method: 'PUT' | 'POST', given: object | null): Promise<Ready> {
  const isQuestion = given !== null && Object.keys(given).length === 0;
  const body = isQuestion ? await question() : (given ?? {});
  const ready = { by: await t.signIn('coord.ines'), url: `/api/v2/gestao/${path}`, body };
  return method === 'PUT' ? { ...ready, method } : ready;
}

/** One call for each marked operation, after what has to come before it. */
const CALLS: Readonly<Record<string, () => Promise<Ready>>> = {
  saveAdaptadaItem: async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    const url = `${trilha.url(0)}/itens/${trilha.fases[0]?.itens[0]?.questao_id}/resposta`;
    return { by: ana, url, body: { item_resposta: WRONG, tentativa: 1, vez: 1 } };
  },
  closeAdaptadaFase: async () => {
    const trilha = await createTrilha(t.db, { tipo: 2, fases: [1] });
    const item = trilha.fases[0]?.itens[0]?.questao_id;
    await ana.post(`${trilha.url(0)}/itens/${item}/resposta`, { item_resposta: RIGHT, tentativa: 1, vez: 1 });
    return { by: ana, url: `${trilha.url(0)}/fase_concluida`, body: { fase_resumo: [], tentativa: 1 } };
  },
  createReducaoMoeda: async () => {
    const { turma_avaliacao_id, materia_id, fases } = await createTrilha(t.db, { fases: [1] });
    const body = { turma_avaliacao_id, materia_id, objeto_conhecimento_id: fases[0]?.objeto_conhecimento_id };
    return { by: ana, url: `${V1}/roteiro_estudos/reduzir_moeda`, body };
  },
  createReducaoVida: async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    const [item] = trilha.fases[0]?.itens ?? [];
    const wrong = { item_resposta: WRONG, tentativa: 1, vez: 1 };
    await ana.post(`${trilha.url(0)}/itens/${item?.questao_id}/resposta`, wrong);
    return { by: ana, url: `${V1}/roteiro_estudos/${item?.trilha_item_id}/reduzir_vida` };
  },
  startBoss: async () => ({ by: ana, url: (await createBossTrilha(t.db, { fases: [2] })).bossUrl('boss/iniciar') }),
  saveRespostaBoss: async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    const item = trilha.fases[0]?.itens[0]?.trilha_item_id;
    return { by: ana, url: trilha.answerUrl, body: { turma_avaliacao_roteiro_estudo_id: item, item_resposta: RIGHT } };
  },
  closeBoss: async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    await ana.post(trilha.bossUrl('boss/iniciar'));
    return { by: ana, url: trilha.bossUrl('boss/encerrar') };
  },
  createCompraVidas: () => Promise.resolve({ by: ana, url: '/api/v1/navbar/comprar_vidas' }),
  closeProva: async () => {
    const turmas = [{ turma_id: world.turmaV2, janelas: [[START, '2026-11-21T13:00:00Z'] as [string, string]] }];
    const exam = await createExam(t.db, { turmas, dias: [{ itens: [{}] }] });
    const day = `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}/1`;
    await bia.post(`${day}/inicio`);
    return { by: bia, url: `${day}/fechamento_prova` };
  },
  saveRoteiroResposta: async () => {
    const { trilha_id, fases } = await createRoteiro(t.db, { fases: [{ itens: [null, null] }] });
    const [fase] = fases;
    const { body } = await bia.get(`/api/v2/roteiro_estudos/${fase?.trilha_fase_id}`);
    const url = `/api/v2/roteiro_estudos/${trilha_id}/${fase?.trilha_fase_id}/roteiro_estudos_resposta`;
    const trilha_item_id: unknown = Object(body).items[0].trilha_item_id;
    return { by: bia, url, body: { trilha_item_id, item_resposta: 2 } };
  },
  saveRespostaQuiz: async () => {
    const { fases } = await createRoteiro(t.db, { fases: [{ itens: [null], quiz: [2, 3] }] });
    const url = `/api/v2/roteiro_estudos/${fases[0]?.trilha_fase_id}/resposta_quiz`;
    return { by: bia, url, body: { resposta_quiz: { index: 1, item_resposta: 2 } } };
  },
  createCurso: async () => {
    const { objeto_conhecimento_id } = await addTopic(tenant(t.db, world.escola));
    const body = { objeto_conhecimento_id, nome_curso: 'Curso de uma chave' };
    return { by: await t.signIn('vida.julia'), url: '/api/v2/gestao/cursos', body };
  },
  createQuestao: () => bank('questoes', 'POST', {}),
  createQuestaoCopia: async () => {
    const made = await (await t.signIn('coord.ines')).post('/api/v2/gestao/questoes', await question());
    return bank(`questoes/${Reflect.get(Object(made.body), 'banco_questao_id')}/copia`, 'POST', null);
  },
  createProposta: () => bank('propostas_redacao', 'POST', proposta()),
  createPropostaCopia: async () => {
    const made = await (await t.signIn('coord.ines')).post('/api/v2/gestao/propostas_redacao', proposta());
    return bank(`propostas_redacao/${Reflect.get(Object(made.body), 'proposta_redacao_id')}/copia`, 'POST', null);
  },
  createConteudo: async () => {
    const { objeto_conhecimento_id } = await addTopic(tenant(t.db, world.escola));
    const url = 'https://exemplo.example/1';
    return bank('conteudos', 'POST', { objeto_conhecimento_id, tipo: 'site', descricao: newKey(), url });
  },
  saveTextoBase: () => bank('textos_base', 'PUT', { titulo: 'Uma chave', conteudo: '<p>Leia.</p>' }),
  saveHabilidade: () => bank('habilidades', 'PUT', { sistema: 'propria', codigo: newKey() }),
  saveEtiqueta: () => bank('etiquetas', 'PUT', { nome: newKey() }),
  saveMateria: () => bank('materias', 'PUT', { nome: newKey(), area_codigo: 'MT' }),
  saveObjetoConhecimento: async () => {
    const { materia_id } = await addTopic(tenant(t.db, world.escola));
    return bank('objetos_conhecimento', 'PUT', { materia_id, descricao: 'Uma chave' });
  },
  createMembroEquipe: async () => ({
    by: await t.signIn('dir.otto'),
    url: `/api/v2/gestao/escolas/${world.escola}/equipe`,
    body: { nome: 'Marcos Teles', login: `marcos.${newKey()}`, perfil: 'professor' },
  }),
  createAlunoGestao: async () => ({
    by: await t.signIn('dir.otto'),
    url: '/api/v2/gestao/alunos',
    body: { turma_id: world.turmaV2, nome: `Nina ${newKey()}` },
  }),
  createMovimentacao: async () => {
    const by = await t.signIn('dir.otto');
    const { body } = await by.post('/api/v2/gestao/alunos', { turma_id: world.turmaV2, nome: `Nina ${newKey()}` });
    const turma_aluno_id: unknown = Object(body).turma_aluno_id;
    const url = `/api/v2/gestao/alunos/${String(turma_aluno_id)}/movimentacao`;
    return { by, url, body: { acao: 'concluir', motivo: 'Fim do curso' } };
  },
  saveSede: () => setUp('sedes', { nome: `Sede ${newKey()}` }),
  saveSerie: () => setUp('series', { nome: `Série ${newKey()}`, nivel_ordem: 3, etapa: 'outra' }),
  saveTurma: () =>
    setUp('turmas', { sede_id: 1, serie_id: 1, turno: 1, ano: 2026, versao_aluno: 2, codigo: newKey().slice(-20) }),
  createTransferencia: () =>
    Promise.resolve({ by: bia, url: '/api/v2/sessao/transferencias', body: { destino: 'student-v2' } }),
  redeemTransferencia: async () => {
    const { body } = await bia.post('/api/v2/sessao/transferencias', { destino: 'student-v2' });
    const codigo: unknown = Object(body).codigo;
    return { by: t.anonymous, url: '/api/v2/sessao/transferencias/resgate', body: { codigo } };
  },
};

const send = ({ by, url, body = {}, method }: Ready, chave: string): Promise<Answer> =>
  by.send({
    method: method ?? 'POST',
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': chave },
  });
const told = ({ status, body }: Answer) => JSON.stringify([status, body]);
/** Every table but the kept answers. */
async function state(): Promise<Record<string, string>> {
  const { pedido: _kept, ...rest } = await checksums(t.db);
  return rest;
}

const marked = readOperations(loadDocument()).filter(({ clientKey }) => clientKey);
const names = [...new Set(marked.map(({ id }) => id))];
const kept = new Set(marked.filter(({ takesKey }) => takesKey).map(({ id }) => id));

it('every operation that the contract marks is called here, and no other', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(names.toSorted());
  report('C23 keyed calls', { operations: names.length, kept: kept.size });
});

const readyOf = (name: string) => CALLS[name]?.() ?? Promise.reject(new Error(`no call of ${name}`));

describe.each(names)('%s', (name) => {
  it('repeated with its key answers the same and changes nothing', async () => {
    const [call, chave] = [await readyOf(name), newKey()];
    const first = await send(call, chave);
    expect(first).toMatchObject({ status: 200 });
    const before = await state();
    t.clock.advance(1000);
    for (const _again of [1, 2]) expect(told(await send(call, chave))).toBe(told(first));
    expect(await state()).toEqual(before);
  });

  it('sent five times at once with its key acts once, and every caller gets the same answer', async () => {
    const [call, chave] = [await readyOf(name), newKey()];
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(call, chave)));
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(new Set(answers.map(told)).size).toBe(1);
  });
});

describe.each([...kept])('%s', (name) => {
  it('leaves no effect when the server dies before its answer is kept', async () => {
    const [call, chave] = [await readyOf(name), newKey()];
    const before = await state();
    await t.db.query(
      `create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$`,
    );
    await t.db.query('create trigger die before insert on pedido for each row execute function die()');
    const died = await send(call, chave);
    await t.db.query('drop function die() cascade');
    expect(died.status).toBe(500);
    expect(await state(), 'nothing stands').toEqual(before);
    const first = await send(call, chave);
    expect(first.status).toBe(200);
    expect(told(await send(call, chave))).toBe(told(first));
  });
});

describe('a hand-over', () => {
  it('keeps neither its code nor its token, and the code with another key, or none, works once', async () => {
    const chave = newKey();
    const rows = async () => Number((await t.db.query('select count(*) as n from pedido')).rows[0].n);
    const before = await rows();
    const ask = { by: bia, url: '/api/v2/sessao/transferencias', body: { destino: 'student-v2' } };
    const codigo: unknown = Object((await send(ask, chave)).body).codigo;
    const other: unknown = Object((await send(ask, newKey())).body).codigo;
    expect(other).not.toBe(codigo);
    const redeem = { by: t.anonymous, url: '/api/v2/sessao/transferencias/resgate', body: { codigo } };
    const first = await send(redeem, chave);
    expect(first.status).toBe(200);
    expect((await send(redeem, newKey())).status).toBe(401);
    expect((await t.anonymous.post(redeem.url, redeem.body)).status).toBe(401);
    expect(told(await send(redeem, chave))).toBe(told(first));
    t.clock.advance(60_001);
    expect((await send(redeem, chave)).status, 'a code lasts 60 s').toBe(401);
    expect(await rows()).toBe(before);
  });
});
