import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chainHead } from '../../../escola/auditoria.ts';
import { base_conhecimento, conteudo_digital, conteudo_visualizacao } from '../../../../database/schema/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { type Client, createTestApp, world } from '../../../../../test/index.ts';
import { addCurso, addPhase, addTopic, wholeCurso } from '../../../../../test/base_conhecimentos/curso-fixture.ts';
import type { Curso } from '../../aluno/base_conhecimentos/documento.ts';
import { createBossTrilha } from '../../../../../test/boss/boss-fixture.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { actsAfter, everyPage, outcome, send } from '../../../../../test/gestao/staff.ts';
import { tables } from '../../../../../test/tables.ts';
import { LIST_SIZES } from '../../../../../test/security/support/figures.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const other = tenant(t.db, world.outraEscola);
let julia: Client;
let bia: Client;
beforeAll(async () => {
  julia = await t.signIn('vida.julia');
  bia = await t.signIn('bia');
});

const begin = (body: object) => send(julia, 'POST', 'gestao/cursos', body);
const publication = (id: number, publicado: boolean, versao = 1) =>
  send(julia, 'PUT', `gestao/cursos/${id}/publicacao`, { publicado, versao });
const ordem = async () => (await chainHead(school))?.ordem ?? 0;
const names = async (query: string) =>
  bodyOf('GestaoCursoLista', await julia.get(`/api/v2/gestao/cursos?${query}`)).map(({ nome_curso }) => nome_curso);

describe('a new course', () => {
  it('is an empty draft of its topic, and leaves an audit row', async () => {
    const topic = await addTopic(school);
    const before = await ordem();
    const answer = await begin({ objeto_conhecimento_id: topic.objeto_conhecimento_id, nome_curso: ' Frações ' });
    const curso = bodyOf('GestaoCurso', answer);
    expect(curso).toMatchObject({
      ...topic,
      nome_curso: 'Frações',
      situacao: 'rascunho',
      versao: 1,
      publicado_em: null,
      atualizado_em: '2026-11-21T12:00:00.000Z',
      qtde_fases: 0,
    });
    const detalhe = {
      base_conhecimento_id: curso.base_conhecimento_id,
      objeto_conhecimento_id: topic.objeto_conhecimento_id,
    };
    expect(await actsAfter(school, before)).toMatchObject([{ acao: 'curso_criado', ator_id: 6, detalhe }]);
    expect((await bia.get(`/api/v2/base_conhecimentos/${curso.base_conhecimento_id}`)).status).toBe(404);
    const draft = await julia.get(`/api/v2/base_conhecimentos/${curso.base_conhecimento_id}`);
    expect(draft.body).toMatchObject({ quiz: [], capitulo_1: '', estrutura: { capitulos: ['', '', ''] } });
  });

  it('[TXT-1] drops half a character of a name that was cut inside an emoji (C31)', async () => {
    const { objeto_conhecimento_id } = await addTopic(school);
    const answer = await begin({ objeto_conhecimento_id, nome_curso: '\u{1F680} Frações \ud83d' });
    expect(answer.status).toBe(200);
    const { base_conhecimento_id } = Object(answer.body);
    const draft = await julia.get(`/api/v2/base_conhecimentos/${base_conhecimento_id}`);
    expect(draft.body).toMatchObject({ estrutura: { nome_curso: '\u{1F680} Frações' } });
  });

  it('is refused when the topic has one, also for twenty simultaneous calls', async () => {
    const { objeto_conhecimento_id } = await addTopic(school);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => begin({ objeto_conhecimento_id, nome_curso: `Curso ${n}` })),
    );
    expect(answers.map(outcome).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 19 }, () => '409 curso_existente'),
    ]);
  });

  it.each([
    [
      'on a topic of another school',
      async () => (await addTopic(other)).objeto_conhecimento_id,
      'X',
      '404 nao_encontrado',
    ],
    ['on no topic', async () => 999_999, 'X', '404 nao_encontrado'],
    ['with a blank name', async () => (await addTopic(school)).objeto_conhecimento_id, '   ', '400 pedido_invalido'],
  ])('is refused %s', async (_name, topic, nome_curso, expected) => {
    const before = await tables(school).select().from(base_conhecimento);
    expect(outcome(await begin({ objeto_conhecimento_id: await topic(), nome_curso }))).toBe(expected);
    expect(await tables(school).select().from(base_conhecimento)).toEqual(before);
  });
});

it('topics without a course are offered for a new one, found by their name or subject', async () => {
  const { objeto_conhecimento_id } = await addTopic(school);
  const foreign = await addTopic(other);
  const offered = async (busca: string) => {
    const query = busca === '' ? '' : `?busca=${encodeURIComponent(busca)}`;
    return bodyOf('ObjetoSemCursoLista', await julia.get(`/api/v2/gestao/objetos_sem_curso${query}`));
  };
  const ids = async (busca = '') => (await offered(busca)).map((topic) => topic.objeto_conhecimento_id);
  const topic = (await offered('')).find((one) => one.objeto_conhecimento_id === objeto_conhecimento_id);
  expect(topic).toBeDefined();
  expect(await ids(topic?.materia_nome.toUpperCase())).toContain(objeto_conhecimento_id);
  expect(await ids(topic?.materia_nome)).not.toContain(foreign.objeto_conhecimento_id);
  expect(await ids('nada assim')).toEqual([]);
  await begin({ objeto_conhecimento_id, nome_curso: 'Com assunto' });
  expect(await ids()).not.toContain(objeto_conhecimento_id);
});

describe('publication', () => {
  it('shows a draft to students; a second publication changes nothing; a withdrawn course disappears and keeps its text', async () => {
    const { id } = await addCurso(school, { publicado_em: null });
    const before = await ordem();
    const published = bodyOf('GestaoCurso', await publication(id, true));
    expect(published).toMatchObject({ situacao: 'publicado', versao: 1, publicado_em: '2026-11-21T12:00:00.000Z' });
    expect((await bia.get(`/api/v2/base_conhecimentos/${id}`)).status).toBe(200);
    t.clock.advance(60_000);
    expect((await publication(id, true)).body).toMatchObject({ publicado_em: '2026-11-21T12:00:00.000Z' });
    await send(julia, 'PUT', `base_conhecimentos/${id}`, { curso: wholeCurso('Outro nome'), versao: 1 });
    expect((await publication(id, false, 2)).body).toMatchObject({
      situacao: 'rascunho',
      nome_curso: 'Outro nome',
      publicado_em: null,
    });
    expect((await bia.get(`/api/v2/base_conhecimentos/${id}`)).status).toBe(404);
    expect((await actsAfter(school, before)).map(({ acao }) => acao)).toEqual([
      'curso_publicado',
      'curso_publicado',
      'curso_salvo',
      'curso_retirado',
    ]);
  });

  it.each<[name: string, change: Partial<Curso>, code: string]>([
    ['an empty chapter', { capitulo_3: '<p> </p>' }, 'capitulo_vazio'],
    [
      'a chapter without a name',
      { estrutura: { ...wholeCurso().estrutura, capitulos: ['a', '', 'c'] } },
      'capitulo_sem_nome',
    ],
    ['no quiz', { quiz: [] }, 'quiz_incompleto'],
    [
      'an option without text',
      { quiz: wholeCurso().quiz.map((q) => ({ ...q, alternativas: ['1', '2', '3', '4', ''] })) },
      'quiz_vazio',
    ],
    ['a formula that cannot be rendered', { capitulo_1: '<p>\\(\\frac{1}\\)</p>' }, 'formula_invalida'],
    ['an unclosed formula', { resumo: ['<p>\\(x</p>'] }, 'formula_invalida'],
  ])('is refused for %s', async (_name, change, code) => {
    const { id } = await addCurso(school, { publicado_em: null, curso: { ...wholeCurso(), ...change } });
    const before = await ordem();
    expect(outcome(await publication(id, true))).toBe(`422 ${code}`);
    expect(await actsAfter(school, before)).toEqual([]);
    expect((await bia.get(`/api/v2/base_conhecimentos/${id}`)).status).toBe(404);
  });

  it.each([
    ['with an old version number', async () => (await addCurso(school)).id, 2, '409 versao_diferente'],
    ['of another school', async () => (await addCurso(other)).id, 1, '404 nao_encontrado'],
    ['of a course that does not exist', async () => 999_999, 1, '404 nao_encontrado'],
  ])('is refused %s', async (_name, course, versao, expected) => {
    expect(outcome(await publication(await course(), false, versao))).toBe(expected);
  });
});

describe('the list', () => {
  it('filters by subject, state and text, ignoring accents, and by a whole id', async () => {
    const plain = await addCurso(school, { curso: wholeCurso('Área do círculo') });
    const draft = await addCurso(school, { curso: wholeCurso('Volume'), publicado_em: null });
    await send(julia, 'PUT', `base_conhecimentos/${plain.id}`, { curso: wholeCurso('Área e perímetro'), versao: 1 });
    expect(await names('busca=AREA%20e')).toEqual(['Área e perímetro']);
    expect(await names(`busca=${draft.id}`)).toEqual(['Volume']);
    expect(await names(`materia_id=${draft.materia_id}`)).toEqual(['Volume']);
    expect(await names(`materia_id=${draft.materia_id}&situacao=publicado`)).toEqual([]);
    expect(await names('situacao=alterado')).toEqual(['Área e perímetro']);
    expect(await names('busca=%25')).toEqual([]);
    const [row] = bodyOf('GestaoCursoLista', await julia.get('/api/v2/gestao/cursos'));
    expect(row).toMatchObject({ nome_curso: 'Área e perímetro', situacao: 'alterado', versao: 2 });
  });

  it('counts the phases that show a course', async () => {
    const curso = await addCurso(school, { curso: wholeCurso('Contado') });
    const windows: [string, string][] = [['2026-12-01T12:00:00Z', '2026-12-01T15:00:00Z']];
    for (const turma_id of [world.turmaV1, world.turmaV2]) {
      const exam = await createExam(t.db, { turmas: [{ turma_id, janelas: windows }], dias: [{ itens: [{}] }] });
      await addPhase(school, { turma_avaliacao_id: exam.turma_avaliacao_ids[0] ?? 0, ...curso });
    }
    const list = bodyOf('GestaoCursoLista', await julia.get('/api/v2/gestao/cursos?busca=contado'));
    expect(list.map(({ qtde_fases }) => qtde_fases)).toEqual([2]);
  });

  it.each([
    ['a school out of reach', 'escola_id=2', 404],
    ['text that is no cursor', 'cursor=abc', 400],
    ['an unknown state', 'situacao=novo', 400],
  ])('refuses %s', async (_name, query, status) => {
    expect((await julia.get(`/api/v2/gestao/cursos?${query}`)).status).toBe(status);
  });

  it('has pages that hold each course once, last changed first', async () => {
    await tables(school).delete(base_conhecimento);
    await grow(300);
    const pages = await everyPage(julia, 'gestao/cursos?busca=curso%20de%20lista%202');
    const found = pages.flat().map((row): unknown => Reflect.get(Object(row), 'nome_curso'));
    // 2, 20 to 29, 200 to 299.
    expect(found).toHaveLength(1 + 10 + 100);
    expect(new Set(found).size).toBe(found.length);
    expect(pages.map((page) => page.length)).toEqual([50, 50, 11]);
    expect(found.at(0)).toBe('Curso de lista 299');
    expect(found.at(-1)).toBe('Curso de lista 2');
  });

  it('takes the same number of statements however many courses there are', async () => {
    await tables(school).delete(base_conhecimento);
    const cost = async () => {
      const client = await t.signIn('vida.julia');
      return t.statements.count(() => client.get('/api/v2/gestao/cursos'));
    };
    const counts = [];
    let total = 0;
    for (const size of LIST_SIZES) {
      await grow(size - total);
      total = size;
      counts.push(await cost());
    }
    expect(counts).toEqual(LIST_SIZES.map(() => 3));
  });
});

let grown = 0;
/** Courses on topics of one subject, each changed one second after the previous one. */
async function grow(count: number): Promise<void> {
  const { materia_id } = await addTopic(school);
  const first = grown;
  grown += count;
  await t.db.query(
    `with topicos as (
       insert into objeto_conhecimento (escola_id, materia_id, descricao)
       select 1, $1, 'topico ' || n from generate_series($2::int, $3::int) n returning id, descricao)
     insert into base_conhecimento (escola_id, materia_id, objeto_conhecimento_id, nome_curso, curso, atualizado_em)
     select 1, $1, id, 'Curso de lista ' || split_part(descricao, ' ', 2), $4::jsonb,
            timestamptz '2026-01-01T00:00:00Z' + make_interval(secs => split_part(descricao, ' ', 2)::int) from topicos`,
    [materia_id, first, grown - 1, JSON.stringify(wholeCurso())],
  );
}

it('does not show a course of another school', async () => {
  await addCurso(other, { curso: wholeCurso('De outra escola') });
  expect(await names('busca=outra%20escola')).toEqual([]);
  expect(
    await tables(other).select().from(base_conhecimento).where(eq(base_conhecimento.nome_curso, 'De outra escola')),
  ).toHaveLength(1);
});

describe('[VOT-5] the contents of a course', () => {
  const read = (id: number, client = julia) => client.get(`/api/v2/gestao/cursos/${id}/conteudos`);

  it('are in the order of the students, with their votes of ninety days and a share from ten on', async () => {
    const trilha = await createBossTrilha(t.db, { fases: Array.from({ length: 10 }, () => 1) });
    const { id, objeto_conhecimento_id } = await addCurso(school);
    const common = { tipo: 'video' as const, url: 'https://videos.example/1', objeto_conhecimento_id };
    const made = await tables(school)
      .insert(conteudo_digital)
      .values(['primeiro', 'segundo', 'terceiro'].map((descricao, n) => ({ ...common, descricao, ordem: n + 1 })))
      .returning({ id: conteudo_digital.id });
    const agora = t.clock();
    const old = new Date(agora.getTime() - 91 * 86_400_000);
    // The first helped 3 of 10, the second 7 of 10, of the third the tenth vote is too old.
    const votes = made.flatMap(({ id: conteudo_digital_id }, n) =>
      trilha.fases.map(({ trilha_fase_id }, vote) => ({
        turma_aluno_id: world.alunos.ana,
        trilha_fase_id,
        conteudo_digital_id,
        visualizado_em: old,
        ajudou: vote < ([3, 7, 10][n] ?? 0),
        votado_em: n === 2 && vote === 0 ? old : agora,
      })),
    );
    await tables(school).insert(conteudo_visualizacao).values(votes);
    const rows = bodyOf('CursoConteudoLista', await read(id));
    expect(
      rows.map(({ descricao, votos, votos_sim, percentual_sim }) => [descricao, votos, votos_sim, percentual_sim]),
    ).toEqual([
      ['segundo', 10, 7, 70],
      ['primeiro', 10, 3, 30],
      ['terceiro', 9, 9, null],
    ]);
  });

  it('are of nobody else: another school, another profile, no course', async () => {
    const { id: own } = await addCurso(school);
    const { id: foreign } = await addCurso(other);
    expect(bodyOf('CursoConteudoLista', await read(own))).toEqual([]);
    const helena = await t.signIn('prof.helena');
    expect([
      outcome(await read(foreign)),
      outcome(await read(999_999)),
      outcome(await read(own, helena)),
      outcome(await read(own, bia)),
    ]).toEqual(['404 nao_encontrado', '404 nao_encontrado', '403 acesso_negado', '403 acesso_negado']);
  });
});
