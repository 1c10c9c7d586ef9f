/** Questions written, changed and revised by staff. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, world, type Answer, type Client } from '../../../../../test/index.ts';
import { addTopic } from '../../../../../test/base_conhecimentos/curso-fixture.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { askedIn } from '../../../../../test/gestao/questao-fixture.ts';
import { outcome } from '../../../../../test/gestao/staff.ts';
import { tables } from '../../../../../test/tables.ts';
import { questao } from '../../../../database/schema/index.ts';
import { tenant } from '../../../../database/tenant.ts';

const t = await createTestApp();
afterAll(t.close);
const school = tenant(t.db, world.escola);
const URL = '/api/v2/gestao/questoes';

let helena: Client;
let ines: Client;
let otto: Client;
let topic: { materia_id: number; objeto_conhecimento_id: number };
beforeAll(async () => {
  [helena, ines, otto] = [await t.signIn('prof.helena'), await t.signIn('coord.ines'), await t.signIn('dir.otto')];
  topic = await addTopic(school);
});

const asked = (more: object = {}) => askedIn(topic, more);
const create = (more: object = {}, client = helena) => client.post(URL, asked(more));
const put = (id: number, body: object, client = helena) =>
  client.send({
    method: 'PUT',
    url: `${URL}/${id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const shown = (answer: Answer) => bodyOf('QuestaoGestao', answer);
const made = async (more: object = {}, client = helena) =>
  shown(await create({ situacao: 'aprovada', ...more }, client));
const inExam = (questao_id: number, inicio = '2026-12-05T12:00:00Z') =>
  createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [[inicio, inicio.replace('T12', 'T15')]] }],
    dias: [{ itens: [{ questao_id }] }],
  });

describe('a new question', () => {
  it('is the first revision of its family, with the next code of the school', async () => {
    const first = shown(await create());
    expect(first).toMatchObject({
      raiz_id: first.banco_questao_id,
      revisao: 1,
      substituida_por: null,
      codigo: 'Q-0001',
      situacao: 'rascunho',
      usada: false,
      lacrada: false,
      editavel: true,
      etiquetas: ['Soma'],
      gabarito: 'B',
      autor_nome: 'Helena Costa',
      alternativas: [
        { letra: 'A', texto: '<p>um</p>', motivo: '<p>Somou errado.</p>' },
        { letra: 'B', texto: '<p>dois</p>', motivo: '' },
      ],
    });
    expect(shown(await create())).toMatchObject({ codigo: 'Q-0002' });
    expect(shown(await otto.get(`${URL}/${first.banco_questao_id}`))).toMatchObject({ editavel: false, gabarito: 'B' });
  });

  it('may be unfinished as a draft, and is whole otherwise (BAN-1)', async () => {
    const empty = { enunciado: '', alternativas: [], gabarito: null };
    expect((await create(empty)).status).toBe(200);
    const refused = await create({ ...empty, situacao: 'aprovada' });
    expect(outcome(refused)).toBe('422 questao_incompleta');
    expect(refused.body).toMatchObject({
      campos: [
        { campo: 'enunciado', codigo: 'enunciado_vazio' },
        { campo: 'alternativas', codigo: 'sem_alternativas' },
        { campo: 'gabarito', codigo: 'sem_gabarito' },
      ],
    });
  });

  it('that reads like another one names it (BAN-7), unless that is meant', async () => {
    const first = await made({ enunciado: '<p>Qual é a ÁGUA?</p>' });
    const again = { enunciado: '<div>qual é a <b>agua</b>?</div>' };
    const refused = await create(again);
    expect(outcome(refused)).toBe('409 questao_repetida');
    expect(refused.body).toMatchObject({
      message: expect.stringContaining(`Já existe: ${first.codigo}`),
      banco_questao_id: first.banco_questao_id,
    });
    expect((await create({ ...again, aceita_repetida: true })).status).toBe(200);
  });

  it.each([
    ['a subject that is not there', { materia_id: 999_999 }, '422 materia_desconhecida'],
    ['a topic that is not there', { objeto_conhecimento_id: 999_999 }, '422 objeto_desconhecido'],
    ['a skill that is not there', { habilidades: [999_999] }, '422 habilidade_desconhecida'],
    ['a passage that is not there', { texto_base_id: 999_999 }, '422 texto_base_desconhecido'],
    ['a pair that is not there', { par_id: 999_999 }, '422 par_desconhecido'],
    ['a blank code', { codigo: ' ​' }, '422 codigo_vazio'],
    ['a taken code', { codigo: 'Q-0001' }, '409 codigo_repetido'],
    ['a blank tag', { etiquetas: ['​'] }, '422 etiqueta_vazia'],
    [
      'a formula that cannot be drawn',
      { enunciado: '<p>\\(\\frac{1\\)</p>', situacao: 'aprovada' },
      '422 formula_invalida',
    ],
  ])('with %s is refused', async (_name, more, code) => {
    expect(outcome(await create(more))).toBe(code);
  });

  it('draws its formulas and keeps what the allow list has', async () => {
    const { enunciado } = shown(await create({ enunciado: '<p onclick="x()">\\(x^2\\)<script>x</script></p>' }));
    expect(enunciado).toContain('data-tex="x%5E2"');
    expect(enunciado).not.toMatch(/script|onclick/);
  });
});

describe('a save', () => {
  it('changes an unused question in place', async () => {
    const { banco_questao_id, versao } = await made();
    const saved = shown(await put(banco_questao_id, asked({ gabarito: 'A', versao })));
    expect(saved).toMatchObject({
      banco_questao_id,
      revisao: 1,
      gabarito: 'A',
      situacao: 'aprovada',
      versao: versao + 1,
    });
    expect(outcome(await put(banco_questao_id, asked({ versao })))).toBe('409 versao_diferente');
  });

  it('of a used question makes the next revision, and the exam keeps the row it had (BAN-3)', async () => {
    const before = await made({}, ines);
    const { banco_questao_id: id, versao } = before;
    await inExam(id);
    const after = shown(await put(id, asked({ versao }), ines));
    expect(after).toMatchObject({ raiz_id: id, revisao: 2, codigo: before.codigo, usada: false, usos: { provas: 0 } });
    expect(after.banco_questao_id).not.toBe(id);
    const old = shown(await ines.get(`${URL}/${id}`));
    expect(old).toMatchObject({
      enunciado: before.enunciado,
      substituida_por: after.banco_questao_id,
      usada: true,
      usos: { provas: 1, fases: 0, boss: 0 },
      editavel: false,
    });
    expect(outcome(await put(id, asked({ versao: old.versao }), ines))).toBe('409 versao_diferente');
  });

  it('of topic, tags and difficulty of a used question changes it in place', async () => {
    const before = await made({}, ines);
    await inExam(before.banco_questao_id);
    const { enunciado, versao } = before;
    const again = asked({
      enunciado,
      versao,
      etiquetas: ['Outra'],
      dificuldade: 'dificil',
      objeto_conhecimento_id: null,
    });
    expect(shown(await put(before.banco_questao_id, again, ines))).toMatchObject({
      banco_questao_id: before.banco_questao_id,
      revisao: 1,
      etiquetas: ['Outra'],
      dificuldade: 'dificil',
      objeto_conhecimento_id: null,
    });
  });

  it('by two at once makes one revision and one refusal', async () => {
    const { banco_questao_id: id, versao } = await made({}, ines);
    await inExam(id);
    const answers = await Promise.all([put(id, asked({ versao }), ines), put(id, asked({ versao }), ines)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const rows = await tables(school).select().from(questao).where(eq(questao.raiz_id, id));
    expect(rows).toHaveLength(1);
  });

  it('is for who wrote the question, and for coordination (BAN-10)', async () => {
    const { banco_questao_id: id, versao } = await made({}, ines);
    expect(outcome(await put(id, asked({ versao })))).toBe('403 questao_de_outro');
    expect((await put(id, asked({ versao }), ines)).status).toBe(200);
    expect((await put(id, asked({ versao }), otto)).status).toBe(403);
  });

  it('sets a pair on both sides and lets go of the former one', async () => {
    const [one, two, three] = [await made({ lingua_estrangeira: 1 }), await made(), await made()];
    const { banco_questao_id: id, enunciado } = one;
    const paired = shown(await put(id, asked({ enunciado, versao: 1, par_id: two.banco_questao_id })));
    expect(paired.par_id).toBe(two.banco_questao_id);
    expect(shown(await helena.get(`${URL}/${two.banco_questao_id}`)).par_id).toBe(id);
    await put(id, asked({ enunciado, versao: paired.versao, par_id: three.banco_questao_id }));
    expect(shown(await helena.get(`${URL}/${two.banco_questao_id}`)).par_id).toBeNull();
    expect(shown(await helena.get(`${URL}/${three.banco_questao_id}`)).par_id).toBe(id);
  });
});

describe('a sealed question (BAN-5)', () => {
  it('shows its key, comment and options to its makers alone until the release', async () => {
    const { banco_questao_id: id, versao } = await made();
    await inExam(id);
    const hidden = shown(await helena.get(`${URL}/${id}`));
    expect(hidden).toMatchObject({ lacrada: true, gabarito: null, comentario: '', alternativas: [], editavel: false });
    expect(shown(await otto.get(`${URL}/${id}`))).toMatchObject({ lacrada: true, gabarito: null });
    expect(shown(await ines.get(`${URL}/${id}`))).toMatchObject({ lacrada: false, gabarito: 'B' });
    expect(outcome(await put(id, asked({ versao })))).toBe('403 lacrada');
  });
});
