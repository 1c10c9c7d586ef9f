/** Digital contents written, ordered, archived and checked by staff. */
import type { components } from '@luneta/openapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTrilha } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { addPhase, addTopic } from '../../../../../test/base_conhecimentos/curso-fixture.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { putJson } from '../../../../../test/gestao/questao-fixture.ts';
import { everyPage, outcome } from '../../../../../test/gestao/staff.ts';
import { createTestApp, world, type Answer, type Client } from '../../../../../test/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import type { LinkCheck } from '../../../../http/link/link-check.ts';

type Conteudo = components['schemas']['ConteudoGestao'];

const NOW = '2026-11-21T12:00:00Z';
let links: LinkCheck = async () => 'ok';
const t = await createTestApp({ agora: NOW, links: (url) => links(url) });
afterAll(t.close);
const URL = '/api/v2/gestao/conteudos';
const escola = tenant(t.db, world.escola);

let helena: Client;
let ines: Client;
let otto: Client;
let topic: { materia_id: number; objeto_conhecimento_id: number };
beforeAll(async () => {
  [helena, ines, otto] = [await t.signIn('prof.helena'), await t.signIn('coord.ines'), await t.signIn('dir.otto')];
});
beforeEach(async () => {
  topic = await addTopic(escola);
});

const written = (more: object = {}) => ({
  objeto_conhecimento_id: topic.objeto_conhecimento_id,
  tipo: 'site',
  descricao: 'Gráficos',
  url: 'https://graficos.example/1',
  ...more,
});
const shown = (answer: Answer): Conteudo => bodyOf('ConteudoGestao', answer);
const create = (more: object = {}, by = helena) => by.post(URL, written(more));
const made = async (more: object = {}, by = helena) => shown(await create(more, by));
const put = (id: number, more: object = {}, by = helena) =>
  putJson(by, `${URL}/${id}`, { ...written(), arquivado: false, versao: 1, ...more });
const read = async (id: number, by = helena) => shown(await by.get(`${URL}/${id}`));
const list = async (query = '', by = helena) =>
  bodyOf('ConteudoLista', await by.get(`${URL}?objeto_conhecimento_id=${topic.objeto_conhecimento_id}${query}`));
const idsOf = (rows: readonly Conteudo[]) => rows.map(({ conteudo_digital_id }) => conteudo_digital_id);
const order = (conteudos: readonly number[], by = ines) =>
  by.post(`${URL}/ordem`, { objeto_conhecimento_id: topic.objeto_conhecimento_id, conteudos });

describe('a new content', () => {
  it('is the last of its topic, of who wrote it, and says where it opens (ROT-6)', async () => {
    const first = await made({ tipo: 'video', url: ' https://youtu.be/dQw4w9WgXcQ ' });
    expect(first).toMatchObject({
      ordem: 1,
      plataforma: 'YouTube',
      url: 'https://youtu.be/dQw4w9WgXcQ',
      verificacao: null,
      editavel: true,
      versao: 1,
      qtde_roteiros: 0,
    });
    expect(await made({ url: 'https://www.graficos.example/' })).toMatchObject({
      ordem: 2,
      plataforma: 'graficos.example',
    });
  });

  it.each(['http://a.example/', 'https://ana:senha@a.example/', 'javascript:alert(1)', ''])(
    'with the address %s is refused at its field (ROT-6)',
    async (url) => {
      const refused = await create({ url });
      expect(outcome(refused)).toBe('422 endereco_recusado');
      expect(refused.body).toMatchObject({ campos: [{ campo: 'url' }] });
    },
  );

  it('needs a title, a topic of the school and a profile that writes', async () => {
    expect(outcome(await create({ descricao: ' ' }))).toBe('422 conteudo_sem_titulo');
    expect(outcome(await create({ objeto_conhecimento_id: 2_000_000_000 }))).toBe('404 nao_encontrado');
    expect((await create({}, otto)).status).toBe(403);
  });

  it('finds no room in a topic of 100', async () => {
    await t.db.query(
      `insert into conteudo_digital (escola_id, objeto_conhecimento_id, ordem, tipo, descricao, url)
       select 1, $1, n, 'site', 'x', 'https://a.example/' from generate_series(1, 99) n`,
      [topic.objeto_conhecimento_id],
    );
    const last = await made();
    expect(outcome(await create())).toBe('422 objeto_cheio');
    expect((await put(last.conteudo_digital_id)).status).toBe(200);
  });
});

describe('a change', () => {
  it('is for who wrote it and for those who answer for all', async () => {
    const { conteudo_digital_id: id } = await made({}, ines);
    expect(outcome(await put(id))).toBe('403 conteudo_de_outro');
    expect(await read(id)).toMatchObject({ editavel: false });
    expect((await put(id, { descricao: 'Outro' }, ines)).status).toBe(200);
  });

  it('of what somebody changed meanwhile is refused', async () => {
    const { conteudo_digital_id: id } = await made();
    expect(shown(await put(id, { descricao: 'Outro' }))).toMatchObject({ descricao: 'Outro', versao: 2 });
    expect(outcome(await put(id))).toBe('409 versao_diferente');
  });

  it('of the address forgets the check, of the title alone keeps it', async () => {
    const { conteudo_digital_id: id } = await made();
    await helena.post(`${URL}/${id}/verificacao`);
    expect(shown(await put(id, { descricao: 'Outro' }))).toMatchObject({ verificacao: 'ok' });
    expect(shown(await put(id, { url: 'https://a.example/2', versao: 2 }))).toMatchObject({
      verificacao: null,
      verificada_em: null,
    });
  });

  it('to another topic puts it last there', async () => {
    const { conteudo_digital_id: id } = await made();
    const other = await addTopic(escola);
    await made({ objeto_conhecimento_id: other.objeto_conhecimento_id });
    expect(shown(await put(id, { objeto_conhecimento_id: other.objeto_conhecimento_id }))).toMatchObject({ ordem: 2 });
  });

  it('that archives keeps it, and takes it from the default view', async () => {
    const { conteudo_digital_id: id } = await made();
    expect(shown(await put(id, { arquivado: true })).arquivado_em).toBe('2026-11-21T12:00:00.000Z');
    expect(idsOf(await list('&situacao=ativo'))).toEqual([]);
    expect(idsOf(await list('&situacao=arquivado'))).toEqual([id]);
    expect(shown(await put(id, { versao: 2 })).arquivado_em).toBeNull();
  });
});

it('an archived content is taken from the students', async () => {
  const { turma_avaliacao_ids } = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-01T12:00:00Z', '2026-11-01T14:00:00Z']] }],
    dias: [{ itens: [] }],
  });
  const fase = await addPhase(escola, { ...topic, turma_avaliacao_id: turma_avaliacao_ids[0] ?? 0 });
  const bia = await t.signIn('bia');
  const [stays, goes] = [await made({ descricao: 'Fica' }), await made({ descricao: 'Sai' })];
  expect((await read(stays.conteudo_digital_id)).qtde_roteiros).toBe(1);
  const { rows } = await t.db.query('select trilha_id::int as id from trilha_fase where id = $1', [fase]);
  const midias = async () => {
    const { body, status } = await bia.get(`/api/v2/roteiro_estudos/${fase}`);
    const whole = await bia.get(`/api/v2/roteiro_estudos/${rows[0].id}/${topic.materia_id}`);
    const { qtde_midias_recomendadas } = bodyOf('RoteiroMateria', whole).resumo;
    return [
      status,
      JSON.stringify(body).includes('"Fica"'),
      JSON.stringify(body).includes('"Sai"'),
      qtde_midias_recomendadas,
    ];
  };
  expect(await midias()).toEqual([200, true, true, 2]);
  await put(goes.conteudo_digital_id, { descricao: 'Sai', arquivado: true });
  expect(await midias()).toEqual([200, true, false, 1]);
});

it('an archived content is taken from the students of version 1', async () => {
  const trilha = await createTrilha(t.db, { fases: [1] });
  const objeto_conhecimento_id = trilha.fases[0]?.objeto_conhecimento_id ?? 0;
  const ana = await t.signIn('ana');
  const goes = await made({ objeto_conhecimento_id, descricao: 'Sai' });
  const seen = async () => {
    const { existe_midia } = bodyOf('AdaptadaItens', await ana.get(`${trilha.url(0)}/itens`));
    const { body } = await ana.get(trilha.url(0).replace(/\/\d+$/u, ''));
    return [existe_midia, JSON.stringify(body).includes('"Sai"')];
  };
  expect(await seen()).toEqual([true, true]);
  await put(goes.conteudo_digital_id, { objeto_conhecimento_id, descricao: 'Sai', arquivado: true });
  expect(await seen()).toEqual([false, false]);
});

describe('the order of a topic', () => {
  it('stands as it was sent, archived ones at the end', async () => {
    const ids = [await made(), await made(), await made(), await made()].map((one) => one.conteudo_digital_id);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await put(b, { arquivado: true });
    expect((await order([d, a, c])).status).toBe(200);
    expect((await list()).map(({ conteudo_digital_id: id, ordem }) => [id, ordem])).toEqual([
      [d, 1],
      [a, 2],
      [c, 3],
      [b, 4],
    ]);
  });

  it('names each content once, else somebody changed the topic meanwhile', async () => {
    const [a, b] = [(await made()).conteudo_digital_id, (await made()).conteudo_digital_id];
    expect(outcome(await order([a]))).toBe('409 versao_diferente');
    expect(outcome(await order([a, b, b + 1]))).toBe('409 versao_diferente');
  });

  it('is for a teacher where all are the own ones', async () => {
    const own = (await made()).conteudo_digital_id;
    expect((await order([own], helena)).status).toBe(200);
    const others = (await made({}, ines)).conteudo_digital_id;
    expect(outcome(await order([others, own], helena))).toBe('403 ordem_de_outros');
  });

  it('is one of two that are sent at once', async () => {
    const [a, b] = [(await made()).conteudo_digital_id, (await made()).conteudo_digital_id];
    const answers = await Promise.all([order([a, b]), order([b, a]), create()]);
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    expect(new Set((await list()).map(({ ordem }) => ordem)).size).toBe(3);
  });
});

describe('the check of a link', () => {
  it.each(['ok', 'redireciona', 'quebrado', 'recusado'] as const)('keeps %s with when', async (said) => {
    const { conteudo_digital_id: id, url } = await made();
    const asked: string[] = [];
    links = async (given) => {
      asked.push(given);
      return said;
    };
    expect(shown(await helena.post(`${URL}/${id}/verificacao`))).toMatchObject({
      verificacao: said,
      verificada_em: '2026-11-21T12:00:00.000Z',
      versao: 1,
    });
    expect(asked).toEqual([url]);
    expect(idsOf(await list(`&verificacao=${said}`))).toEqual([id]);
    expect(await list('&verificacao=nunca')).toEqual([]);
  });

  it('of somebody else is refused before anything is asked', async () => {
    const { conteudo_digital_id: id } = await made({}, ines);
    let asked = 0;
    links = async () => {
      asked += 1;
      return 'ok';
    };
    expect(outcome(await helena.post(`${URL}/${id}/verificacao`))).toBe('403 conteudo_de_outro');
    expect(asked).toBe(0);
  });

  it('says nothing about an address that was changed meanwhile', async () => {
    const { conteudo_digital_id: id } = await made();
    links = async () => {
      await put(id, { url: 'https://a.example/novo' });
      return 'quebrado';
    };
    expect(outcome(await helena.post(`${URL}/${id}/verificacao`))).toBe('409 versao_diferente');
    expect((await read(id)).verificacao).toBeNull();
  });
});

it('pages by topic and order, each content once', async () => {
  await t.db.query(
    `insert into conteudo_digital (escola_id, objeto_conhecimento_id, ordem, tipo, descricao, url)
     select 1, $1, n, 'site', 'Página ' || n, 'https://a.example/' from generate_series(1, 60) n`,
    [topic.objeto_conhecimento_id],
  );
  const pages = await everyPage(
    helena,
    `gestao/conteudos?busca=pagina&objeto_conhecimento_id=${topic.objeto_conhecimento_id}`,
  );
  expect(pages.map((page) => page.length)).toEqual([50, 10]);
  expect(pages.flat().map((row) => Reflect.get(Object(row), 'ordem'))).toEqual(
    Array.from({ length: 60 }, (_, n) => n + 1),
  );
});
