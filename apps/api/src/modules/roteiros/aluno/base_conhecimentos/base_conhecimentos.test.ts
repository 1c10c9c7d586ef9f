import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { chainHead } from '../../../escola/auditoria.ts';
import { offences } from '../../../../../test/rich-text/offences.ts';
import { xssCorpus } from '../../../../../test/rich-text/xss-corpus.ts';
import { base_conhecimento } from '../../../../database/schema/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { actsAfter, addPessoa, outcome, send } from '../../../../../test/gestao/staff.ts';
import type { Curso } from './documento.ts';
import {
  addCurso,
  addPhase,
  answerQuiz,
  wholeCurso,
  type Added,
} from '../../../../../test/base_conhecimentos/curso-fixture.ts';
import { tables } from '../../../../../test/tables.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const other = tenant(t.db, world.outraEscola);
const exam = await createExam(t.db, {
  turmas: [{ turma_id: world.turmaV2, janelas: [['2026-12-01T12:00:00Z', '2026-12-01T15:00:00Z']] }],
  dias: [{ itens: [{}] }],
});

let julia: Client;
let bia: Client;
let bruno: Client;
let ines: Client;
let added: Added;
beforeAll(async () => {
  julia = await t.signIn('vida.julia');
  bia = await t.signIn('bia');
  bruno = await t.signIn('bruno');
  ines = await t.signIn('coord.ines');
});
beforeEach(async () => {
  added = await addCurso(school);
});

const path = (id = added.id) => `base_conhecimentos/${id}`;
const read = async (client: Client, id = added.id) => client.get(`/api/v2/${path(id)}`);
const shown = async (client: Client) => bodyOf('BaseConhecimento', await read(client));
const keys = async (client: Client) => (await shown(client)).quiz.map(({ gabarito }) => gabarito);
const save = (curso: Curso, versao?: number, client = julia) =>
  send(client, 'PUT', path(), { curso, ...(versao && { versao }) });
const publish = (versao: number) =>
  send(julia, 'PUT', `gestao/cursos/${added.id}/publicacao`, { publicado: true, versao });
const ordem = async () => (await chainHead(school))?.ordem ?? 0;
const NO_KEYS = [null, null, null, null, null];

describe('a student', () => {
  it('reads the published course without the keys and comments of its quiz', async () => {
    const body = await shown(bia);
    const { quiz, ...text } = wholeCurso();
    expect(body).toMatchObject({
      ...text,
      situacao: 'publicado',
      versao: 1,
      base_conhecimento_id: added.id,
      objeto_conhecimento_id: added.objeto_conhecimento_id,
      materia_id: added.materia_id,
      publicado_em: '2026-11-01T12:00:00.000Z',
      atualizado_em: '2026-11-01T12:00:00.000Z',
    });
    expect(body.quiz.map(({ enunciado }) => enunciado)).toEqual(quiz.map(({ enunciado }) => enunciado));
    expect(body.quiz.map(({ gabarito }) => gabarito)).toEqual(NO_KEYS);
    expect(JSON.stringify(body)).not.toContain('COMENTARIO');
  });

  it('sees key and comment of a question after answering it in any phase; a classmate does not', async () => {
    const phase = await addPhase(school, { turma_avaliacao_id: exam.turma_avaliacao_ids[0] ?? 0, ...added });
    await answerQuiz(school, world.alunos.bia, phase, [2, 5]);
    expect(await keys(bia)).toEqual([null, 2, null, null, 5]);
    expect((await shown(bia)).quiz.map(({ comentario }) => comentario)).toEqual([
      null,
      '<p>COMENTARIO-2</p>',
      null,
      null,
      '<p>COMENTARIO-5</p>',
    ]);
    expect(await keys(bruno)).toEqual(NO_KEYS);
  });

  it('[GAB-7] sees no key while another open roadmap asks the question, and sees it again after that one has ended', async () => {
    const place = { turma_avaliacao_id: exam.turma_avaliacao_ids[0] ?? 0, ...added };
    await answerQuiz(school, world.alunos.bia, await addPhase(school, place), [2, 5]);
    const later = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-12-02T12:00:00Z', '2026-12-02T15:00:00Z']] }],
      dias: [{ itens: [{}] }],
    });
    const second = await addPhase(school, { ...place, turma_avaliacao_id: later.turma_avaliacao_ids[0] ?? 0 });
    expect(await keys(bia)).toEqual(NO_KEYS);
    expect((await shown(bia)).quiz.map(({ comentario }) => comentario)).toEqual(NO_KEYS);
    await answerQuiz(school, world.alunos.bia, second, [5]);
    expect(await keys(bia)).toEqual([null, null, null, null, 5]);
    await t.db.query(`update trilha set data_fim = '2026-11-20T12:00:00Z' where turma_avaliacao_id = $1`, [
      later.turma_avaliacao_ids[0],
    ]);
    expect(await keys(bia)).toEqual([null, 2, null, null, 5]);
  });

  it('sees no key after answering the quiz of another topic', async () => {
    const elsewhere = await addCurso(school);
    const phase = await addPhase(school, { turma_avaliacao_id: exam.turma_avaliacao_ids[0] ?? 0, ...elsewhere });
    await answerQuiz(school, world.alunos.bia, phase, [1, 2, 3, 4, 5]);
    expect(await keys(bia)).toEqual(NO_KEYS);
  });

  it.each([
    ['a draft', async () => (await addCurso(school, { publicado_em: null })).id],
    ['a course of another school', async () => (await addCurso(other)).id],
    ['a course that does not exist', async () => 999_999],
  ])('does not find %s', async (_name, id) => {
    expect(outcome(await read(bia, await id()))).toBe('404 nao_encontrado');
  });
});

describe('staff', () => {
  it('see the published text without keys, and find no draft', async () => {
    expect(await keys(ines)).toEqual(NO_KEYS);
    const draft = await addCurso(school, { publicado_em: null });
    expect((await read(ines, draft.id)).status).toBe(404);
  });

  it('gestao_vida reads the newest text with its keys, and each read leaves an audit row', async () => {
    const before = await ordem();
    expect(await keys(julia)).toEqual([1, 2, 3, 4, 5]);
    const acts = await actsAfter(school, before);
    expect(acts).toMatchObject([
      { acao: 'curso_lido', ator_id: 6, perfil_real: 'gestao_vida', detalhe: { base_conhecimento_id: added.id } },
    ]);
  });

  it.each(['professor', 'aluno'] as const)(
    "gestao_vida in a student's view (%s) sees what the student sees",
    async (modo) => {
      const view = await t.openView(julia, world.alunos.bruno, modo);
      const before = await ordem();
      expect(await keys(view)).toEqual(NO_KEYS);
      expect(await actsAfter(school, before)).toEqual([]);
    },
  );

  it('of another school find nothing and change nothing', async () => {
    await addPessoa(t, world.outraEscola, 'vida.outra', 'gestao_vida');
    const strange = await t.signIn('vida.outra');
    const before = await tables(school).select().from(base_conhecimento).where(eq(base_conhecimento.id, added.id));
    expect(outcome(await read(strange))).toBe('404 nao_encontrado');
    expect(outcome(await save(wholeCurso('Meu'), 1, strange))).toBe('404 nao_encontrado');
    expect(await tables(school).select().from(base_conhecimento).where(eq(base_conhecimento.id, added.id))).toEqual(
      before,
    );
  });
});

describe('saving', () => {
  it('keeps a draft beside the published text until the draft is published', async () => {
    const saved = await save({ ...wholeCurso('Razão e taxa'), capitulo_1: '<p>Novo.</p>' }, 1);
    expect(saved.body).toMatchObject({ versao: 2, situacao: 'alterado', capitulo_1: '<p>Novo.</p>' });
    expect(await shown(bia)).toMatchObject({
      capitulo_1: '<p>Primeiro.</p>',
      estrutura: { nome_curso: 'Razão' },
      situacao: 'publicado',
      atualizado_em: '2026-11-01T12:00:00.000Z',
    });
    expect((await publish(2)).status).toBe(200);
    expect(await shown(bia)).toMatchObject({ capitulo_1: '<p>Novo.</p>', estrutura: { nome_curso: 'Razão e taxa' } });
    const [row] = await tables(school).select().from(base_conhecimento).where(eq(base_conhecimento.id, added.id));
    expect(row).toMatchObject({ nome_curso: 'Razão e taxa', rascunho: null, versao: 2 });
  });

  it('stores no draft when the text equals the published one', async () => {
    expect((await save(wholeCurso(), 1)).body).toMatchObject({ versao: 2, situacao: 'publicado' });
  });

  it.each(['PUT', 'POST', 'PATCH'] as const)('%s does the same, and the copy in params is ignored', async (method) => {
    const before = await ordem();
    const answers = [
      await send(julia, method, path(), { curso: wholeCurso('Um'), versao: 1 }),
      await send(julia, method, path(), { curso: wholeCurso('Dois'), versao: 2, params: { versao: 9 } }),
    ];
    expect(answers.map(outcome)).toEqual(['200', '200']);
    expect((await actsAfter(school, before)).map(({ acao, ator_id, detalhe }) => ({ acao, ator_id, detalhe }))).toEqual(
      [2, 3].map((versao) => ({
        acao: 'curso_salvo',
        ator_id: 6,
        detalhe: { base_conhecimento_id: added.id, versao },
      })),
    );
  });

  it('with an old version number is refused and changes nothing; without a number it overwrites the stored text', async () => {
    await save(wholeCurso('Um'), 1);
    const before = await ordem();
    expect(outcome(await save(wholeCurso('Dois'), 1))).toBe('409 versao_diferente');
    expect(await actsAfter(school, before)).toEqual([]);
    expect((await shown(julia)).estrutura.nome_curso).toBe('Um');
    expect((await save(wholeCurso('Três'))).body).toMatchObject({ versao: 3, estrutura: { nome_curso: 'Três' } });
  });

  it('lets one of twenty editors with the same version number win', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => save(wholeCurso(`Nome ${n}`), 1)));
    expect(answers.map(outcome).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 19 }, () => '409 versao_diferente'),
    ]);
  });

  it.each<[name: string, change: Partial<Curso>, code: string]>([
    ['four questions', { quiz: wholeCurso().quiz.slice(1) }, 'quiz_incompleto'],
    ['a blank name', { estrutura: { ...wholeCurso().estrutura, nome_curso: ' ' } }, 'nome_vazio'],
    ['formulas that grow past the limit', { resumo: ['\\(x^2\\)'.repeat(600)] }, 'texto_longo'],
  ])('refuses %s', async (_name, change, code) => {
    expect(outcome(await save({ ...wholeCurso(), ...change }, 1))).toBe(`422 ${code}`);
    expect((await shown(julia)).versao).toBe(1);
  });

  it('stores formulas as MathML, and keeps their source for the editor', async () => {
    await save({ ...wholeCurso(), capitulo_2: '<p>\\(\\frac{1}{2}\\)</p>' }, 1);
    expect((await shown(julia)).capitulo_2).toMatch(
      /^<p><math data-tex="%5Cfrac%7B1%7D%7B2%7D">.*<mfrac>.*<\/math><\/p>$/,
    );
  });

  it('stores no hostile markup, in any field, for any payload', async () => {
    const payloads = xssCorpus.map(([, payload]) => payload).filter((payload) => payload.length < 5_000);
    expect(payloads.length).toBeGreaterThan(60);
    for (let first = 0; first < payloads.length; first += 20) {
      const chunk = payloads.slice(first, first + 20);
      const [one = ''] = chunk;
      const curso: Curso = {
        estrutura: { ...wholeCurso().estrutura, resumo: one },
        capitulo_1: one,
        capitulo_2: one,
        capitulo_3: one,
        explicacao_resumida: chunk,
        resumo: chunk,
        exercicios_praticos: chunk.map((payload) => ({ enunciado: payload, resolucao: payload })),
        quiz: wholeCurso().quiz.map((questao, n) => ({
          ...questao,
          enunciado: chunk[n] ?? one,
          alternativas: chunk.slice(0, 5).concat(['', '', '', '', '']).slice(0, 5),
          comentario: chunk[n] ?? one,
        })),
      };
      expect(outcome(await save(curso))).toBe('200');
      const [row] = await tables(school).select().from(base_conhecimento).where(eq(base_conhecimento.id, added.id));
      expect(textsOf(row?.rascunho).flatMap(offences)).toEqual([]);
    }
  });

  it('cleans stored text again when it is read', async () => {
    const curso = { ...wholeCurso(), capitulo_1: '<p>a</p><script>alert(1)</script>' };
    added = await addCurso(school, { curso });
    expect((await shown(bia)).capitulo_1).toBe('<p>a</p>');
    expect((await shown(julia)).capitulo_1).toBe('<p>a</p>');
  });
});

/** Every text of the document except its plain names. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['nome_curso', 'frase_efeito', 'capitulos'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, key));
  return Object.entries(Object(value)).flatMap(([name, inner]) => textsOf(inner, name));
}
