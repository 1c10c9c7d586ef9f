/**
 * Tests of the learning levels: which items count, when they count, and how a student agrees or disagrees with a level.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ciclo, fase_execucao, fase_item, materia, objeto_conhecimento } from '../../../../database/schema/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { createTrilha } from '../../planos/trilha-store.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam, type ItemSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { tables } from '../../../../../test/tables.ts';

const ANTES = '2026-11-20T12:30:00Z';
const AGORA = '2026-11-21T12:30:00Z';

let t: TestApp;
let bia: Client;
let segundo: number;
let lc: number;
beforeAll(async () => {
  t = await createTestApp({ agora: ANTES });
  const [row] = await tables(tenant(t.db, world.escola))
    .insert(ciclo)
    .values({ ano: 2026, numero_referencia: 2 })
    .returning({ id: ciclo.id });
  segundo = row?.id ?? 0;
});
beforeEach(async () => {
  t.clock.set(AGORA);
  bia = await t.signIn('bia');
});
afterAll(() => t.close());

const lista = async (query = '', who = bia) =>
  bodyOf('AprendizagemLista', await who.get(`/api/v2/aprendizagem${query}`));
const uma = async (id = lc, query = '') => bodyOf('Aprendizagem', await bia.get(`/api/v2/aprendizagem/${id}${query}`));
const indice = async (nome: string, query = '') =>
  (await lista(query)).materias.find((row) => row.materia_nome === nome)?.indice_aproveitamento;

/** An exam of the day before in which Bia chose these options. Null is a blank answer. */
async function taken(
  itens: ItemSpec[],
  options: readonly (number | null)[],
  more: { ciclo_id?: number; fim?: string } = {},
): Promise<Exam> {
  const made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-20T12:00:00Z', more.fim ?? '2026-11-20T15:00:00Z']] }],
    dias: [{ itens, duracao_minutos: 300 }],
    ...(more.ciclo_id && { ciclo_id: more.ciclo_id }),
  });
  t.clock.set(ANTES);
  const student = await t.signIn('bia');
  const url = `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}`;
  await student.post(`${url}/1/inicio`);
  for (const [index, item_resposta] of options.entries())
    await student.post(`${url}/resposta`, {
      turma_avaliacao_questao_resposta_id: made.itens[index]?.item_id,
      item_resposta,
      dia: 1,
    });
  t.clock.set(AGORA);
  return made;
}

describe('without data', () => {
  it('there are no cycles, and every subject has no level', async () => {
    await createExam(t.db, { turmas: [], dias: [{ itens: [{}] }] });
    lc =
      (await tables(tenant(t.db, world.escola)).select().from(materia)).find((row) => row.nome === 'Matéria LC')?.id ??
      0;
    expect(await lista()).toEqual({
      ciclo: null,
      ciclos: [],
      materias: [
        {
          materia_id: lc,
          materia_nome: 'Matéria LC',
          indice_aproveitamento: null,
          faixa: null,
          nivel: null,
          qtde_capitulos: 0,
        },
      ],
    });
    expect(await uma()).toMatchObject({ ciclo: null, capitulos: [], indice_aproveitamento: null });
  });

  it.each([
    ['a subject nobody has', () => '999999'],
    [
      'a subject that is out of the navigation',
      async () => {
        await t.db.query(`insert into materia (escola_id, area_conhecimento_id, nome, fora_do_gabarito)
        select escola_id, id, 'Redação', true from area_conhecimento where escola_id = 1 limit 1`);
        return (await t.db.query(`select id from materia where nome = 'Redação'`)).rows[0].id;
      },
    ],
  ])('%s: 404', async (_name, idOf) => {
    expect((await bia.get(`/api/v2/aprendizagem/${await idOf()}`)).status).toBe(404);
  });
});

describe('exams', () => {
  it('counts hits over items by chapter: a blank is a miss; annulled and subjective items do not count', async () => {
    await taken(
      [
        { capitulo: 6 },
        { capitulo: 6 },
        { capitulo: 7 },
        { capitulo: 7 },
        { capitulo: 7, anulada: true },
        { capitulo: 7, subjetiva: true, gabarito: null },
        {},
      ],
      [1, 1, 1, null, 1, null, 2],
    );
    // 3 hits of 5: both items of chapter 6, one of the two of chapter 7, and no hit on the item without a chapter.
    expect(await lista()).toMatchObject({ ciclo: 1, ciclos: [1] });
    expect((await lista()).materias[0]).toMatchObject({
      indice_aproveitamento: 0.6,
      faixa: 'baixa',
      nivel: 'explorador',
      qtde_capitulos: 3,
    });
    expect((await uma()).capitulos).toEqual([
      {
        capitulo_numero: 0,
        capitulo_nome: 'Outros assuntos',
        indice_aproveitamento: 0,
        faixa: 'baixa',
        nivel: 'explorador',
        atencao_extra: true,
        concorda: null,
      },
      {
        capitulo_numero: 6,
        capitulo_nome: 'Capítulo 6',
        indice_aproveitamento: 1,
        faixa: 'alta',
        nivel: 'ninja',
        atencao_extra: false,
        concorda: null,
      },
      {
        capitulo_numero: 7,
        capitulo_nome: 'Capítulo 7',
        indice_aproveitamento: 0.5,
        faixa: 'baixa',
        nivel: 'explorador',
        atencao_extra: true,
        concorda: null,
      },
    ]);
  });

  it('counts each cycle apart and shows the newest cycle with data by default', async () => {
    await taken([{ capitulo: 9 }], [1], { ciclo_id: segundo });
    expect(await lista()).toMatchObject({ ciclo: 2, ciclos: [1, 2] });
    expect([await indice('Matéria LC'), await indice('Matéria LC', '?ciclo=1')]).toEqual([1, 0.6]);
    expect((await uma(lc, '?ciclo=1')).capitulos).toHaveLength(3);
    expect(await lista('?ciclo=9')).toMatchObject({ ciclo: 9, ciclos: [1, 2] });
    expect(await indice('Matéria LC', '?ciclo=9')).toBeNull();
  });

  it.each([
    ['right', 1],
    ['wrong', 2],
  ])('%s answers of an exam that is not released change nothing (security T5)', async (_name, option) => {
    const before = [await lista(), await uma()];
    const fim = '2026-11-21T12:28:00Z';
    await taken([{ capitulo: 9 }, { capitulo: 11 }], [option, option], { ciclo_id: segundo, fim });
    expect([await lista(), await uma()]).toEqual(before);
    t.clock.set('2026-11-21T12:30:00.001Z');
    expect((await uma()).capitulos.map((row) => row.capitulo_numero)).toContain(11);
  });

  it('a question scheduled in another exam stops counting', async () => {
    const made = await taken([{ area: 'MT' }, { area: 'MT' }], [1, 2]);
    expect(await indice('Matéria MT', '?ciclo=1')).toBe(0.5);
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-11-28T12:00:00Z', '2026-11-28T15:00:00Z']] }],
      dias: [{ itens: [{ questao_id: made.itens[1]?.questao_id ?? 0 }] }],
    });
    expect(await indice('Matéria MT', '?ciclo=1')).toBe(1);
  });
});

describe('roadmaps', () => {
  it('counts each item once, by its last answer, under the name of its chapter', async () => {
    const escola = tenant(t.db, world.escola);
    const future = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-12-20T12:00:00Z', '2026-12-20T15:00:00Z']] }],
      dias: [{ itens: [{ area: 'CN' }] }],
    });
    // The pool holds questions of a released exam.
    const pool = await taken([{ area: 'CN' }, { area: 'CN' }, { area: 'CN' }], []);
    await t.db.query('delete from tentativa where turma_avaliacao_id = $1', [pool.turma_avaliacao_ids[0]]);
    const cn = (await tables(escola).select().from(materia)).find((row) => row.nome === 'Matéria CN')?.id ?? 0;
    const [topic] = await tables(escola)
      .insert(objeto_conhecimento)
      .values({ materia_id: cn, descricao: 'Tema' })
      .returning({ id: objeto_conhecimento.id });
    const questoes = [...pool.itens, ...future.itens].map((item) => item.questao_id);
    const saved = await createTrilha(escola, {
      tipo: 1,
      turma_avaliacao_id: future.turma_avaliacao_ids[0] ?? 0,
      materia_id: cn,
      turma_aluno_id: null,
      descricao: 'Energia',
      aberta_em: new Date(ANTES),
      data_fim: new Date('2026-12-20T12:00:00Z'),
      criada_em: new Date(ANTES),
      fases: [
        {
          objeto_conhecimento_id: topic?.id ?? 0,
          capitulo_numero: 4,
          capitulo_nome: 'Energia',
          secao: 'Prática',
          questoes,
        },
      ],
    });
    const fase = saved?.fases[0];
    /** The items of one run: true is right, false is wrong, null is not answered. */
    const run = async (numero: number, hits: readonly (boolean | null)[]) => {
      const [row] = await tables(escola)
        .insert(fase_execucao)
        .values({
          turma_aluno_id: world.alunos.bia,
          trilha_fase_id: fase?.trilha_fase_id ?? 0,
          numero,
          iniciada_em: t.clock(),
          concluida_em: t.clock(),
          estrelas: 0,
          acertos: 0,
          itens: 4,
        })
        .returning({ id: fase_execucao.id });
      for (const [index, acertou] of hits.entries())
        await tables(escola)
          .insert(fase_item)
          .values({
            fase_execucao_id: row?.id ?? 0,
            trilha_item_id: fase?.itens[index] ?? 0,
            ordem: index + 1,
            servido_em: t.clock(),
            ...(acertou !== null && { resposta_1: acertou ? 1 : 2, respondida_1_em: t.clock(), acertou }),
          });
    };
    await run(1, [false, false, true, true]);
    await run(2, [true, null, null, null]);
    // The first three answers are right, wrong and right; the fourth question is in an exam that is not released.
    expect((await uma(cn, '?ciclo=1')).capitulos).toMatchObject([
      { capitulo_numero: 4, capitulo_nome: 'Energia', indice_aproveitamento: 2 / 3 },
    ]);
  });
});

describe('agreement', () => {
  const say = (body: object, who = bia) => who.post(`/api/v2/aprendizagem/${lc}/concordancia`, body);
  const said = async () => (await uma(lc, '?ciclo=1')).capitulos.find((row) => row.capitulo_numero === 7)?.concorda;

  it('is stored by chapter and cycle, and can be changed and removed (decision 184)', async () => {
    for (const concorda of [true, false, null, true]) {
      const body = { ciclo: 1, capitulo_numero: 7, concorda };
      expect(await say(body)).toMatchObject({ status: 200, body });
      expect(await said()).toBe(concorda);
    }
    const { rows } = await t.db.query('select 1 from aprendizagem_concordancia');
    expect(rows).toHaveLength(1);
    expect((await uma(lc, '?ciclo=1')).capitulos.find((row) => row.capitulo_numero === 6)?.concorda).toBeNull();
  });

  it.each([
    ['a chapter without data', { ciclo: 1, capitulo_numero: 99, concorda: true }],
    ['a cycle without data', { ciclo: 9, capitulo_numero: 7, concorda: true }],
  ])('%s: 404', async (_name, body) => {
    expect((await say(body)).status).toBe(404);
  });

  it('of a classmate is stored in another row', async () => {
    const bruno = await t.signIn('bruno');
    expect((await say({ ciclo: 1, capitulo_numero: 7, concorda: false }, bruno)).status).toBe(404);
    expect(await said()).toBe(true);
  });

  it('leaves one row after 20 calls at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => say({ ciclo: 1, capitulo_numero: 7, concorda: n % 2 === 0 })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect((await t.db.query('select 1 from aprendizagem_concordancia')).rows).toHaveLength(1);
  });
});

it('sends the same number of statements whatever the amount of data', async () => {
  const paths = ['/api/v2/aprendizagem', `/api/v2/aprendizagem/${lc}?ciclo=1`];
  const counts = async () => {
    const found = [];
    for (const path of paths) found.push(await t.statements.count(() => bia.get(path)));
    return found;
  };
  const before = await counts();
  await taken(
    Array.from({ length: 30 }, (_, n) => ({ capitulo: n })),
    Array.from({ length: 30 }, () => 1),
  );
  expect(await counts()).toEqual(before);
});

it('answers 404 when the school has switched the pages off', async () => {
  await t.db.query(`update escola set configuracao = '{"aprendizagem_ativa": false}' where id = 1`);
  for (const path of ['aprendizagem', `aprendizagem/${lc}`])
    expect(await bia.get(`/api/v2/${path}`)).toMatchObject({
      status: 404,
      body: { codigo: 'aprendizagem_desativada' },
    });
  const body = { ciclo: 1, capitulo_numero: 7, concorda: true };
  expect((await bia.post(`/api/v2/aprendizagem/${lc}/concordancia`, body)).status).toBe(404);
});
